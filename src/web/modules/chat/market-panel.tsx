import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { formatLarge, formatPercent, formatPrice } from '#contract/market/market-format.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Icon } from '#web/platform/ui/icon.tsx'
import { CoinName } from '#web/platform/ui/lodge/coin-name.tsx'
import { Sparkline } from '#web/platform/ui/lodge/sparkline.tsx'
import { fullTime, timeWords } from './log/time-words.ts'
import { useNow } from './use-now.ts'

type MarketPanelProps = { lodge: Lodge; source: (record: MarketRecord) => ReactNode }

/** The socket updates the same query. */
export function MarketPanel({ lodge, source }: MarketPanelProps) {
  const { slug, coinId } = lodge
  const call = useCall()
  const { data, isError } = useQuery({
    queryKey: ['/api/crypto', slug],
    queryFn: () => call('GET /api/crypto/{slug}', { params: { slug } }),
    enabled: coinId !== null,
  })
  return (
    <section aria-labelledby="market-heading" className="rounded-picture border border-line bg-surface p-5">
      <h2 id="market-heading" className="text-2xl">
        Live Market Data
      </h2>
      {data && <Figures record={data} source={source(data)} />}
      {!data && (coinId === null || isError) && (
        <p className="mt-4 text-muted">There are no figures for this lodge right now.</p>
      )}
      {!data && coinId !== null && !isError && (
        <div
          role="status"
          aria-label="Loading market data"
          className="placeholder mt-4 h-48 rounded-control"
        />
      )}
    </section>
  )
}

function Figures({ record, source }: { record: MarketRecord; source: ReactNode }) {
  const now = useNow()
  const change = formatPercent(record.priceChangePercent24h)
  const isUp = change.startsWith('+')
  const isKnown = isUp || change.startsWith('-')
  return (
    <>
      <p className="mt-3 text-muted">
        <CoinName coin={record} />
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl tabular">{formatPrice(record.currentPrice)}</span>
        {isKnown && (
          <span className={clsx('inline-flex items-center gap-1 tabular', isUp ? 'text-up' : 'text-down')}>
            <Icon name={isUp ? 'up' : 'down'} className="size-3.5" />
            <span>{change}</span>
          </span>
        )}
      </p>
      <div className="mt-4">
        <Sparkline prices={record.sparkline} name={record.name} />
      </div>
      <dl className="mt-4 grid gap-2 text-sm">
        <Figure name="Market Cap" value={formatLarge(record.marketCap)} />
        <Figure name="Volume (24h)" value={formatLarge(record.volume24h)} />
        <Figure name="Change (24h)" value={change} />
      </dl>
      <div className="mt-4 grid gap-1 text-sm text-muted">
        {record.lastUpdated && (
          <p>
            Updated{' '}
            <time dateTime={record.lastUpdated} title={fullTime(record.lastUpdated)}>
              {timeWords(record.lastUpdated, now)}
            </time>
          </p>
        )}
        {source}
      </div>
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line pt-2">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
