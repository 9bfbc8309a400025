import type { Lodge } from '#contract/lodges.ts'
import type { Quote } from '#contract/quote.ts'
import { PriceLines } from '../ui/price-lines.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type StayConditionsProps = { quote: Quote; lodge: Lodge; checkIn: string }

/** What the chosen stay costs, and what cancelling it would if it were asked for now, before anything is sent. */
export function StayConditions({ quote, lodge, checkIn }: StayConditionsProps) {
  const now = Date.now()
  const { cancellationPolicy: policy, timeZone } = lodge
  const createdAt = new Date(now).toISOString()
  return (
    <div className="grid gap-5">
      <PriceLines price={quote} />
      <CancellationTimeline
        terms={{ policy, timeZone, checkIn, createdAt, totalCents: quote.totalCents }}
        now={now}
      />
    </div>
  )
}
