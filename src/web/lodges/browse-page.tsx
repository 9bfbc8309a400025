import type { CryptoData } from '#contract/market.ts'
import { type CardOf, LodgeDirectory } from './lodge-directory.tsx'
import { useFilter } from './use-filter.ts'
import { useLodges } from './use-lodges.ts'

const PLACEHOLDERS = 6

/** /browse: search and filter all lodges. */
export function BrowsePage({ market, card }: { market: CryptoData | undefined; card: CardOf }) {
  const lodges = useLodges()
  return (
    <div className="column">
      <h1 className="text-4xl sm:text-5xl">Browse All Lodges</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
        Sixteen houses, from a room for two in the hemlocks to a table for ten under the aurora.
      </p>
      <LodgeDirectory
        lodges={lodges.data}
        market={market}
        hasFailed={lodges.isLoadingError}
        onRetry={() => lodges.refetch()}
        filtering={useFilter(lodges.data, 'name')}
        card={card}
        placeholders={PLACEHOLDERS}
      />
    </div>
  )
}
