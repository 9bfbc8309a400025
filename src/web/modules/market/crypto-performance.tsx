import type { MarketRecord } from '#contract/market/market.ts'
import { formatPrice } from '#contract/market/market-format.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { CoinName } from '#web/platform/ui/lodge/coin-name.tsx'
import { Sparkline } from '#web/platform/ui/lodge/sparkline.tsx'
import { MarketSource } from './market-source.tsx'
import { PriceChange } from './price-change.tsx'
import { useMarket } from './use-market.ts'

const COINS_SHOWN = 6

export function CryptoPerformance() {
  const market = useMarket()
  return (
    <section aria-labelledby="performance">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="performance" className="text-3xl sm:text-4xl">
          Live Crypto Performance
        </h2>
        <MarketSource records={market.data} />
      </div>
      <div className="mt-6">
        {market.isPending && <Loading />}
        {market.isLoadingError && <Failed onRetry={() => market.refetch()} />}
        {market.data && <Coins records={market.data.slice(0, COINS_SHOWN)} />}
      </div>
    </section>
  )
}

const grid =
  'grid gap-px overflow-hidden rounded-picture border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'

function Coins({ records }: { records: readonly MarketRecord[] }) {
  if (records.length === 0) return <p className="text-muted">No market figures yet.</p>
  return (
    <ul className={grid}>
      {records.map((record) => (
        <li key={record.symbol} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 bg-surface p-5">
          <p>
            <CoinName coin={record} />
          </p>
          <p className="text-right tabular">{formatPrice(record.currentPrice)}</p>
          <p>
            <PriceChange
              change={record.priceChangePercent24h === null ? null : Number(record.priceChangePercent24h)}
            />
          </p>
          <div className="col-span-2 mt-2">
            <Sparkline prices={record.sparkline} name={record.name} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading market figures" className={grid}>
      {Array.from({ length: COINS_SHOWN }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
        <div key={index} className="placeholder h-36" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="text-muted">The market figures could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
