import { type ReactNode, useRef } from 'react'
import { filterLodges, isFiltered, priceBounds } from '#contract/lodge-filter.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { Button } from '../ui/button.tsx'
import { CardPlaceholders } from './card-placeholder.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { CardShape } from './lodge-card.tsx'
import { CardColumns, LodgeGrid } from './lodge-grid.tsx'
import { NoLodges } from './no-lodges.tsx'
import { ResultHeading } from './result-heading.tsx'
import type { Filtering } from './use-filter.ts'

export type CardOf = (lodge: Lodge, place: number, shape: CardShape) => ReactNode

type LodgeDirectoryProps = {
  lodges: readonly Lodge[] | undefined
  market: CryptoData | undefined
  filtering: Filtering
  card: CardOf
  placeholders: number
  onRetry: () => void
  hasFailed: boolean
}

/** The filter bar, the heading that counts, and the cards: loading, failed, empty or full. */
export function LodgeDirectory({ lodges, hasFailed, onRetry, placeholders, ...ready }: LodgeDirectoryProps) {
  if (hasFailed) return <DirectoryFailed onRetry={onRetry} />
  if (!lodges) return <DirectoryLoading placeholders={placeholders} />
  return <LodgeResults lodges={lodges} {...ready} />
}

type LodgeResultsProps = Omit<LodgeDirectoryProps, 'lodges' | 'hasFailed' | 'onRetry' | 'placeholders'> & {
  lodges: readonly Lodge[]
}

function LodgeResults({ lodges, market, filtering, card }: LodgeResultsProps) {
  const bounds = priceBounds(lodges)
  const { filter } = filtering
  const filtersButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The control that was pressed goes with the filter.
    filtersButton.current?.focus()
    filtering.clear()
  }
  const shown = filterLodges(lodges, filter, market)
  return (
    <div className="grid gap-6">
      <FilterBar {...filtering} lodges={lodges} clear={clear} filtersButton={filtersButton} />
      <ResultHeading shown={shown.length} total={lodges.length} isFiltered={isFiltered(filter, bounds)} />
      {shown.length === 0 ? <NoLodges onClear={clear} /> : <LodgeGrid lodges={shown} card={card} />}
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
