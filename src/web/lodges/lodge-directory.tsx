import type { ReactNode } from 'react'
import { filterLodges, isFiltered, type LodgeFilter, priceBounds } from '#contract/lodge-filter.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { Button } from '../ui/button.tsx'
import { CardPlaceholders } from './card-placeholder.tsx'
import { FilterBar } from './filter-bar.tsx'
import { effectiveRange } from './filter-state.ts'
import type { CardShape } from './lodge-card.tsx'
import { CardColumns, LodgeGrid } from './lodge-grid.tsx'
import { NoLodges } from './no-lodges.tsx'
import { ResultHeading } from './result-heading.tsx'

export type CardOf = (lodge: Lodge, place: number, shape: CardShape) => ReactNode

type LodgeDirectoryProps = {
  lodges: readonly Lodge[] | undefined
  market: CryptoData | undefined
  filter: LodgeFilter
  onChange: (change: Partial<LodgeFilter>) => void
  onClear: () => void
  card: CardOf
  placeholders: number
  onRetry: () => void
  hasFailed: boolean
}

/** The filter bar, the heading that counts, and the cards: loading, failed, empty or full. */
export function LodgeDirectory({ lodges, hasFailed, onRetry, placeholders, ...ready }: LodgeDirectoryProps) {
  if (hasFailed) return <DirectoryFailed onRetry={onRetry} />
  if (!lodges) return <DirectoryLoading placeholders={placeholders} />
  return <Ready lodges={lodges} {...ready} />
}

type ReadyProps = Omit<LodgeDirectoryProps, 'lodges' | 'hasFailed' | 'onRetry' | 'placeholders'> & {
  lodges: readonly Lodge[]
}

function Ready({ lodges, market, filter: chosen, onChange, onClear, card }: ReadyProps) {
  const bounds = priceBounds(lodges)
  const filter = { ...chosen, priceRange: effectiveRange(chosen.priceRange, bounds) }
  const shown = filterLodges(lodges, filter, market)
  return (
    <div className="grid gap-6">
      <FilterBar lodges={lodges} filter={filter} onChange={onChange} onClear={onClear} />
      <ResultHeading shown={shown.length} total={lodges.length} isFiltered={isFiltered(filter, bounds)} />
      {shown.length === 0 ? <NoLodges onClear={onClear} /> : <LodgeGrid lodges={shown} card={card} />}
    </div>
  )
}

/** The shapes of the bar and the heading as well, so that nothing moves when the lodges come. */
function DirectoryLoading({ placeholders }: { placeholders: number }) {
  return (
    <div className="grid gap-6">
      <div className="placeholder h-25 rounded-control sm:h-11" />
      <div className="placeholder h-8 w-36 rounded-control" />
      <CardColumns>
        <CardPlaceholders count={placeholders} />
      </CardColumns>
    </div>
  )
}

function DirectoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-picture border border-line bg-surface p-8"
    >
      <h3 className="text-2xl">The lodges could not be loaded</h3>
      <p className="text-muted">Our server did not answer. The houses are still there.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
