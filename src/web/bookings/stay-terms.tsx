import type { Quote } from '#contract/quote.ts'
import { PriceLines } from '../ui/price-lines.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type StayTermsProps = { quote: Quote; checkIn: string; today: string }

/** What the chosen stay costs, and what cancelling it would, before anything is sent. */
export function StayTerms({ quote, checkIn, today }: StayTermsProps) {
  return (
    <div className="grid gap-5">
      <PriceLines price={quote} />
      <CancellationTimeline checkIn={checkIn} total={quote.total} today={today} />
    </div>
  )
}
