import { coinAmounts, roundedAmount } from '#contract/market/coin-amount.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { formatPrice } from '#contract/market/market-format.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { Sparkline } from '#web/platform/ui/lodge/sparkline.tsx'
import { figuresTime, MarketSource } from './market-source.tsx'
import { PriceChange } from './price-change.tsx'

type CoinPanelProps = {
  record: MarketRecord | undefined
  /** In dollars; null where the coin has no fresh price. */
  night: number | null
}

export function CoinPanel({ record, night }: CoinPanelProps) {
  if (!record) return null
  const change = record.priceChangePercent24h === null ? null : Number(record.priceChangePercent24h)
  return (
    <section aria-labelledby="coin" className="rounded-picture border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="coin" className="text-2xl">
          {record.name}
        </h2>
        <p className="flex items-baseline gap-3">
          <span className="tabular">{formatPrice(record.currentPrice)}</span>
          <PriceChange change={change} />
        </p>
      </div>
      <div className="mt-3">
        <Sparkline prices={record.sparkline} name={record.name} />
      </div>
      {night !== null && <NightInCoin record={record} dollars={night} />}
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <MarketSource records={[record]} />
        {record.lastUpdated && !record.stale && (
          <p>
            As of <time dateTime={record.lastUpdated}>{figuresTime(record.lastUpdated)}</time>
          </p>
        )}
      </div>
    </section>
  )
}

function NightInCoin({ record, dollars }: { record: MarketRecord; dollars: number }) {
  const amounts = coinAmounts(dollars, record.sparkline)
  if (amounts.length < 2) return null
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(roundedAmount)
  const range = least === most ? least : `${least} to ${most}`
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">
        {`A night at ${formatDollars(dollars)} came to ${range} ${record.symbol} over the last seven days`}
      </p>
      <Sparkline prices={amounts} name={`a night in ${record.symbol}`} />
    </div>
  )
}
