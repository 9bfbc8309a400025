import { useNavigate, useSearch } from '@tanstack/react-router'
import { type LodgeFilter, priceBounds } from '#contract/lodge-filter.ts'
import type { CryptoData } from '#contract/market.ts'
import { filterOfSearch, searchOfFilter } from './browse-search.ts'
import { noFilter } from './filter-state.ts'
import { type CardOf, LodgeDirectory } from './lodge-directory.tsx'
import { useLodges } from './use-lodges.ts'

const PLACEHOLDERS = 6

/** /browse: the filter lives in the address, so a link shows what its sender saw and Back undoes a step. */
export function BrowsePage({ market, card }: { market: CryptoData | undefined; card: CardOf }) {
  const lodges = useLodges()
  const search = useSearch({ from: '/browse' })
  const navigate = useNavigate({ from: '/browse' })
  const bounds = priceBounds(lodges.data ?? [])
  const filter = filterOfSearch(search, bounds)
  const go = (next: LodgeFilter, isTyping: boolean) =>
    navigate({ search: searchOfFilter(next, bounds), replace: isTyping, resetScroll: false })
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
        filter={filter}
        // A word typed letter by letter is one step back, and so is a dragged price.
        onChange={(change) => go({ ...filter, ...change }, 'searchTerm' in change || 'priceRange' in change)}
        onClear={() => go(noFilter(bounds, 'name'), false)}
        card={card}
        placeholders={PLACEHOLDERS}
      />
    </div>
  )
}
