import { formatDate } from '#contract/platform/dates.ts'
import { type SourcedFigures, staleFirst } from './use-market.ts'

/** 'Tue, Nov 24, 2026, 18:05 UTC'. */
export const figuresTime = (instant: string): string => `${formatDate(instant)}, ${instant.slice(11, 16)} UTC`

/** Nothing for figures without a source; their time when they are old. */
export function MarketSource({ records }: { records: readonly SourcedFigures[] | undefined }) {
  const record = records && staleFirst(records)
  if (!record) return null
  if (record.source === 'demo') return <p className="text-sm text-muted">Demo market data</p>
  if (record.source !== 'live') return null
  return (
    <p className="text-sm text-muted">
      <a
        href="https://www.coingecko.com?utm_source=crypto-lodge&utm_medium=referral"
        rel="noreferrer"
        className="underline underline-offset-4 hover:text-text"
      >
        Data provided by CoinGecko
      </a>
      {record.stale && <span>{` · last known figures, ${figuresTime(record.lastUpdated)}`}</span>}
    </p>
  )
}
