import { formatDate } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { formatDay } from '../kit/instant-text.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { RemindAll, RemindButton } from './remind-due.tsx'
import { Section } from './section.tsx'
import { useChargeCard } from './use-charge-card.ts'
import type { Today } from './use-today.ts'

const SHOWN = 2

/** Oldest first, then overpaid stays. */
export function DueStays({ due: { data, error, refetch } }: Pick<Today, 'due'>) {
  if (data === null) return null
  const stays = data?.filter(({ paymentId }) => paymentId === null)
  return (
    <Section
      title="Due"
      max={SHOWN}
      items={stays}
      error={error}
      onRetry={() => void refetch()}
      empty="Nothing is due."
      lead={stays && <Total stays={stays} />}
    >
      {(stay) => (
        <li key={stay.id} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0 text-sm">
            <StayLink reference={stay.reference} tab="money" className="block truncate text-base font-medium">
              {stay.guestName}
            </StayLink>
            <p className="text-muted">{placeAndTime(stay)}</p>
            <p>
              <Amounts {...stay} />
              {stay.remindedAt && (
                <span className="text-muted">{`, reminded ${formatDay(stay.remindedAt)}`}</span>
              )}
            </p>
            <ChargeNow stay={stay} />
          </div>
          <RemindButton stay={stay} />
        </li>
      )}
    </Section>
  )
}

function ChargeNow({ stay }: { stay: DueStay }) {
  const charge = useChargeCard()
  const { id, dueOn, attempts, lastError, card, dueNowCents, guestName } = stay
  if (!dueOn) return null
  return (
    <>
      <p className="text-sm text-muted">
        {[`Due ${formatDate(dueOn)}`, ...(attempts > 0 ? [pluralize(attempts, 'attempt')] : [])].join(', ')}
      </p>
      {lastError && <p className="text-sm text-danger">{lastError}</p>}
      {card && dueNowCents > 0 && (
        <Button
          className="mt-2 min-h-10 px-3 py-1.5"
          aria-label={`Charge now: ${guestName}`}
          disabled={charge.isPending}
          onClick={() => charge.mutate(id)}
        >
          {charge.isPending ? 'Charging...' : 'Charge now'}
        </Button>
      )}
    </>
  )
}

function Total({ stays }: { stays: readonly DueStay[] }) {
  const cents = stays.reduce((sum, { dueCents }) => sum + dueCents, 0)
  if (cents === 0) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm">
      <span>
        <span>Total due </span>
        <strong className="tabular">{formatDecimal(cents / 100)}</strong>
      </span>
      <RemindAll debts={stays} />
    </p>
  )
}

const placeAndTime = ({ lodgeName, checkIn, checkOut }: DueStay): string =>
  `${lodgeName}, ${stayDates({ checkIn, checkOut })}`

function Amounts({ dueCents, dueNowCents, overpaidCents }: DueStay) {
  if (dueNowCents > 0 && dueNowCents < dueCents)
    return (
      <>
        <span className="tabular">{formatDecimal(dueNowCents / 100)}</span>
        <span> to be paid now, </span>
        <span className="tabular">{formatDecimal((dueCents - dueNowCents) / 100)}</span>
        <span> later</span>
      </>
    )
  if (dueCents > 0)
    return (
      <>
        <span className="tabular">{formatDecimal(dueCents / 100)}</span>
        <span> to be paid</span>
      </>
    )
  if (overpaidCents === 0) return null
  return (
    <span className="text-danger">
      <span className="tabular">{formatDecimal(overpaidCents / 100)}</span>
      <span> paid too much</span>
    </span>
  )
}
