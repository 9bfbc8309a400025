import type { Quote } from '#contract/bookings/quote.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type StayConditionsProps = { quote: Quote; lodge: ListedLodge; checkIn: string }

/** The price of the chosen stay and its cancellation policy. */
export function StayConditions({ quote, lodge, checkIn }: StayConditionsProps) {
  const now = Date.now()
  const { cancellationPolicy: policy, timeZone, checkInFrom } = lodge
  const createdAt = new Date(now).toISOString()
  return (
    <div className="grid gap-5">
      <PriceLines price={quote} />
      <CancellationTimeline
        terms={{ policy, timeZone, checkInFrom, checkIn, createdAt, totalCents: quote.totalCents }}
        now={now}
      />
    </div>
  )
}
