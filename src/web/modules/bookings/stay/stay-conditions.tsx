import { day1Discount, type Quote } from '#contract/bookings/quote.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import { formatCents } from '#contract/platform/money.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { CoinPrice } from '#web/platform/ui/lodge/coin-price.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type StayConditionsProps = {
  quote: Quote
  lodge: ListedLodge
  checkIn: string
  /** Of the total; without it that of a night is the measure. */
  inCoin?: InCoin | null | undefined
}

/** The price of the chosen stay and its cancellation policy. */
export function StayConditions({ quote, lodge, checkIn, inCoin }: StayConditionsProps) {
  const now = Date.now()
  const { cancellationPolicy: policy, timeZone, checkInFrom } = lodge
  const createdAt = new Date(now).toISOString()
  return (
    <div className="grid gap-5">
      <div>
        <PriceLines price={quote} />
        <OpenDiscount quote={quote} />
        <CoinPrice
          inCoin={inCoin ?? stayInCoin(lodge, quote.totalCents)}
          timeZone={timeZone}
          note="Only an estimate: you pay in dollars, or at the payment provider's own rate."
        />
      </div>
      <CancellationTimeline
        terms={{ policy, timeZone, checkInFrom, checkIn, createdAt, totalCents: quote.totalCents }}
        now={now}
      />
    </div>
  )
}

/** The discount of a promotion, without a press; that of a badge is among the lines. */
function OpenDiscount({ quote: { discount, discountName } }: { quote: Quote }) {
  if (!discountName || discountName === day1Discount.name) return null
  return (
    <p className="flex justify-between gap-4 text-sm text-up">
      <span>{discountName}</span>
      <span className="tabular">{formatCents(-discount * 100)}</span>
    </p>
  )
}

function stayInCoin({ inCoin, price }: ListedLodge, totalCents: number): InCoin | null {
  if (!inCoin || price <= 0) return null
  return { ...inCoin, amount: String((Number(inCoin.amount) * totalCents) / 100 / price) }
}
