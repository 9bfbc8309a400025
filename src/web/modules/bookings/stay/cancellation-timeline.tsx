import clsx from 'clsx'
import {
  arrivalInstant,
  type CancellationPeriod,
  type CancellationTerms,
  periodsFrom,
} from '#contract/bookings/cancellation.ts'
import { formatDate, formatInstantIn } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'

function writePeriod({ refundPercent, keptCents }: CancellationPeriod): string {
  if (refundPercent === 100) return 'Free cancellation'
  const kept = formatCents(keptCents)
  if (refundPercent === 0) return `The whole price is kept (${kept})`
  return refundPercent === 50 ? `Half is kept (${kept})` : `${100 - refundPercent}% is kept (${kept})`
}

const dotClass = ({ refundPercent }: CancellationPeriod): string =>
  refundPercent === 100 ? 'bg-up' : refundPercent === 0 ? 'bg-danger' : 'bg-ember'

type CancellationTimelineProps = {
  terms: CancellationTerms
  now: number
  /** No step applies yet while a stay is unconfirmed. */
  isInForce?: boolean
}

/** Steps from now to check-in with the cost of each; the current one is highlighted. */
export function CancellationTimeline({ terms, now, isInForce = true }: CancellationTimelineProps) {
  const arrival = arrivalInstant(terms)
  return (
    <div>
      <p className="mb-4 text-sm text-muted">
        Cancellation policy: <span className="text-text">{terms.policy.name}</span>
      </p>
      <ol
        aria-label="Cancellation policy"
        className="grid gap-4 @lg:auto-cols-fr @lg:grid-flow-col @lg:gap-0"
      >
        {periodsFrom(terms, now).map((period, index) => {
          const isCurrent = isInForce && index === 0
          return (
            <li
              key={period.until}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative border-l-2 border-line pl-5 @lg:border-t-2 @lg:border-l-0 @lg:pt-4 @lg:pr-4 @lg:pl-0"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-1 -left-[7px] size-3 rounded-full @lg:-top-[7px] @lg:left-0',
                  dotClass(period),
                  isCurrent && 'ring-4 ring-line',
                )}
              />
              <span className={clsx('text-sm', isCurrent && 'font-medium')}>{writePeriod(period)}</span>{' '}
              <span className="text-sm text-muted">
                {period.until < arrival
                  ? `until ${formatInstantIn(terms.timeZone, period.until)}`
                  : `until you arrive, ${formatDate(terms.checkIn)}`}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
