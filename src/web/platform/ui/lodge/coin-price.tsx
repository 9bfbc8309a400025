import { roundedAmount } from '#contract/market/coin-amount.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import { formatTimeIn } from '#contract/platform/dates.ts'

type CoinPriceProps = {
  inCoin: InCoin | null | undefined
  /** The lodge's, so that server and browser write the same time. */
  timeZone: string
  /** Such as 'a night'. */
  unit?: string
  note?: string
}

/** Nothing without a fresh price. */
export function CoinPrice({ inCoin, timeZone, unit = '', note = '' }: CoinPriceProps) {
  if (!inCoin) return null
  const words = [`≈ ${roundedAmount(Number(inCoin.amount))} ${inCoin.symbol}`, unit].filter(Boolean).join(' ')
  const at = formatTimeIn(timeZone, Date.parse(inCoin.at))
  return (
    <p className="text-xs text-muted">
      {words} at {at} lodge time.{inCoin.source === 'demo' && ' Demo market data.'} {note}
    </p>
  )
}
