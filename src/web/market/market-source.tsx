import type { MarketRecord } from '#contract/market.ts'

/**
 * Says where the figures come from: the provider with a link, or that they are invented; and when they are old. Claims
 * nothing of figures that came without a source.
 */
export function MarketSource({ records }: { records: readonly MarketRecord[] | undefined }) {
  const first = records?.[0]
  if (!first) return null
  if (first.source === 'demo') return <p className="text-sm text-muted">Demo market data</p>
  if (first.source !== 'live') return null
  return (
    <p className="text-sm text-muted">
      <a
        href="https://www.coingecko.com?utm_source=crypto-lodge&utm_medium=referral"
        rel="noreferrer"
        className="underline underline-offset-4 hover:text-text"
      >
        Data provided by CoinGecko
      </a>
      {records.some((record) => record.stale) && ' · last known figures'}
    </p>
  )
}
