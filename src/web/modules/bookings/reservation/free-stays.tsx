import { Link } from '@tanstack/react-router'
import type { FreeStay } from '#contract/bookings/bookings.ts'
import { formatStay } from '#contract/platform/dates.ts'
import { Button, buttonClass } from '#web/platform/ui/button.tsx'

type FreeStaysProps = {
  stays: readonly FreeStay[]
  slug: string
  /** Whether this form can book the lodge; otherwise only that lodge's page can. */
  canChoose: (slug: string) => boolean
  onTake: (stay: FreeStay) => void
  onLeave: (stay: FreeStay) => void
}

/** Other dates here first, then sister lodges on the same dates. */
export function FreeStays({ stays, slug, canChoose, onTake, onLeave }: FreeStaysProps) {
  const here = stays.filter(({ lodgeSlug }) => lodgeSlug === slug)
  const elsewhere = stays.filter(({ lodgeSlug }) => lodgeSlug !== slug)
  return (
    <>
      {here.length > 0 && (
        <Choices title="Still free, as long as you wanted to stay:">
          {here.map((stay) => (
            <Button key={stay.checkIn} onClick={() => onTake(stay)}>
              {formatStay(stay)}
            </Button>
          ))}
        </Choices>
      )}
      {elsewhere.length > 0 && (
        <Choices title="Free on your dates:">
          {elsewhere.map((stay) =>
            canChoose(stay.lodgeSlug) ? (
              <Button key={stay.lodgeSlug} onClick={() => onTake(stay)}>
                {stay.lodgeName}
              </Button>
            ) : (
              <Link
                key={stay.lodgeSlug}
                to="/lodge/$slug"
                params={{ slug: stay.lodgeSlug }}
                hash="reservation"
                className={buttonClass()}
                onClick={() => onLeave(stay)}
              >
                {stay.lodgeName}
              </Link>
            ),
          )}
        </Choices>
      )}
    </>
  )
}

function Choices({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{title}</p>
      <div className="grid gap-2 @md:grid-cols-2">{children}</div>
    </div>
  )
}
