import clsx from 'clsx'
import {
  CANCELLATION_POLICY,
  type CancellationTerms,
  cancellationFee,
  cancellationTerms,
  cancellationTimeline,
} from '#contract/cancellation.ts'
import { formatDate } from '#contract/dates.ts'
import { formatDollars } from '#contract/money.ts'

const words: Record<CancellationTerms, (fee: string) => string> = {
  free: () => 'Free cancellation',
  half: (fee) => `Half is kept (${fee})`,
  full: (fee) => `The whole price is kept (${fee})`,
}

const dots: Record<CancellationTerms, string> = { free: 'bg-up', half: 'bg-ember', full: 'bg-danger' }

type CancellationTimelineProps = {
  checkIn: string
  /** Whole dollars. */
  total: number
  /** Today at the lodge. */
  today: string
}

/** What cancelling costs from now to the day of arrival, as steps along a line; the step of today stands out. */
export function CancellationTimeline({ checkIn, total, today }: CancellationTimelineProps) {
  const now = cancellationTerms(checkIn, today)
  const steps = cancellationTimeline(checkIn).filter(({ until }) => until === null || until >= today)
  return (
    <div>
      <p className="mb-4 text-sm text-muted">
        Cancellation policy: <span className="text-text">{CANCELLATION_POLICY}</span>
      </p>
      <ol
        aria-label="Cancellation policy"
        className="grid gap-4 @lg:auto-cols-fr @lg:grid-flow-col @lg:gap-0"
      >
        {steps.map(({ terms, until }) => (
          <li
            key={terms}
            aria-current={terms === now ? 'step' : undefined}
            className="relative border-l-2 border-line pl-5 @lg:border-t-2 @lg:border-l-0 @lg:pt-4 @lg:pr-4 @lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1 -left-[7px] size-3 rounded-full @lg:-top-[7px] @lg:left-0',
                dots[terms],
                terms === now && 'ring-4 ring-line',
              )}
            />
            <span className={clsx('block text-sm', terms === now && 'font-medium')}>
              {words[terms](formatDollars(cancellationFee(total, terms)))}
            </span>
            <span className="block text-sm text-muted">
              {until ? `until ${formatDate(until)}` : `until you arrive, ${formatDate(checkIn)}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
