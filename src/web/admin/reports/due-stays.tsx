import { formatDate } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { formatDay } from '../kit/instant-text.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { CoinPart } from './coin-parts.tsx'
import { RemindAll, RemindButton } from './remind-due.tsx'
import { Entry, Section } from './section.tsx'
import { useChargeCard } from './use-charge-card.ts'
import { useDue } from './use-today.ts'

const SHOWN = 6

/** Stays with money due, and stays that were paid too much. */
export function DueStays() {
  const { data, error, refetch } = useDue()
  if (data === null) return null
  return (
    <Section
      title="Due"
      max={SHOWN}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      empty="Nothing is due."
      more={data && <Total stays={data} />}
    >
      {(stay) => (
        <Entry
          key={stay.paymentId ?? `stay ${stay.id}`}
          name={stay.guestName || stay.lodgeName}
          text={placeAndTime(stay)}
          reference={stay.reference}
          tab="money"
        >
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <p>
              <Amounts {...stay} />
              {stay.remindedAt && (
                <span className="text-muted">{`, reminded ${formatDay(stay.remindedAt)}`}</span>
              )}
            </p>
            <RemindButton stay={stay} />
          </div>
          <ChargeNow stay={stay} />
          <CoinPart stay={stay} />
        </Entry>
      )}
    </Section>
  )
}

/** What became of charging the stored card, and the button that charges it. */
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

/** What all debts add up to, and the reminder of all their guests. */
function Total({ stays }: { stays: readonly DueStay[] }) {
  const cents = stays.reduce((sum, { dueCents }) => sum + dueCents, 0)
  if (cents === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <p className="text-sm">
        <span>Total due </span>
        <strong className="tabular">{formatDecimal(cents / 100)}</strong>
      </p>
      <RemindAll debts={stays} />
    </div>
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
