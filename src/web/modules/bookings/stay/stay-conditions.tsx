import type { Quote } from '#contract/bookings/quote.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { CoinPrice } from '#web/platform/ui/lodge/coin-price.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type StayConditionsProps = {
  quote: Quote
  lodge: ListedLodge
  checkIn: string
  /** The amount for the total; without it the amount for a night is scaled. */
  inCoin?: InCoin | null | undefined
}

export function StayConditions({ quote, lodge, checkIn, inCoin }: StayConditionsProps) {
  const now = Date.now()
  const { cancellationPolicy: policy, timeZone, checkInFrom } = lodge
  const createdAt = new Date(now).toISOString()
  return (
    <div className="grid gap-5">
      <div>
        <PriceLines price={quote} />
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

function stayInCoin({ inCoin, price }: ListedLodge, totalCents: number): InCoin | null {
  if (!inCoin || price <= 0) return null
  return { ...inCoin, amount: String((Number(inCoin.amount) * totalCents) / 100 / price) }
}
