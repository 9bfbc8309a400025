import { Link } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatStay } from '#contract/platform/dates.ts'
import { withSearch } from '#web/platform/api/with-search.ts'

export default function DeclinedAnswer({ booking: { lodgeSlug, changeAnswer } }: { booking: Booking }) {
  if (!changeAnswer) return null
  const { reason, offer } = changeAnswer
  return (
    <div role="status" className="mt-4 grid gap-2 rounded-picture border border-line bg-surface p-5">
      <p className="font-medium">The change you asked for was not possible</p>
      {reason && <p dir="auto">{reason}</p>}
      {offer && <p>{`Available instead: ${offer.lodgeName}, ${formatStay(offer)}`}</p>}
      {offer && offer.lodgeSlug !== lodgeSlug && (
        <p>
          <Link
            to="/lodge/$slug"
            params={{ slug: offer.lodgeSlug }}
            search={withSearch({ checkIn: offer.checkIn, checkOut: offer.checkOut })}
            className="underline underline-offset-4"
          >
            See the lodge
          </Link>
        </p>
      )}
      {offer && offer.lodgeSlug === lodgeSlug && (
        <p className="text-muted">Request these dates below if they suit you.</p>
      )}
    </div>
  )
}
