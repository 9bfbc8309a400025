import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { filterLodges, isFiltered } from '#contract/search/lodge-filter.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { FilterBar } from './browse/filter-bar.tsx'
import { ResultHeading } from './browse/result-heading.tsx'
import type { Filtering } from './browse/use-filter.ts'
import { CardPlaceholders } from './card-placeholder.tsx'
import { type Catalogue, useFacets } from './catalogue.ts'
import { CardColumns, type CardOf, LodgeGrid } from './lodge-grid.tsx'
import type { StayLink } from './stay-link.ts'

const LodgesMap = lazyPart(() => import('./map/lodges-map.tsx'))
const ListEnd = lazyPart(() => import('./browse/list-end.tsx'))

export type DatedDirectory = {
  arrange: (lodges: readonly ListedLodge[], byTotal: boolean) => readonly ListedLodge[]
  summary: (lodges: readonly ListedLodge[]) => ReactNode
  link: StayLink
}

type LodgeDirectoryProps = {
  catalogue: Catalogue
  market: CryptoData | undefined
  filtering: Filtering
  dated: DatedDirectory | null
  card: CardOf
  legend: ReactNode
  placeholders: number
}

export function LodgeDirectory({ placeholders, ...ready }: LodgeDirectoryProps) {
  const { lodges, hasFailed, retry } = ready.catalogue
  if (hasFailed) return <DirectoryFailed onRetry={retry} />
  if (!lodges) return <DirectoryLoading placeholders={placeholders} />
  return <LodgeResults lodges={lodges} {...ready} />
}

type LodgeResultsProps = Omit<LodgeDirectoryProps, 'placeholders'> & { lodges: readonly ListedLodge[] }

function LodgeResults({ lodges, catalogue, market, filtering, dated, card, legend }: LodgeResultsProps) {
  const { page } = catalogue
  const facets = useFacets(catalogue)
  const { filter } = filtering
  const [hasMap, setMap] = useState(false)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The pressed control disappears with the filter.
    filtersButton.current?.focus()
    filtering.clear()
  }
  const passing = page ? lodges : filterLodges(lodges, filter, market)
  const shown = dated ? dated.arrange(passing, filter.sortBy === 'total') : passing
  const count = page?.shown ?? shown.length
  const isEmpty = shown.length === 0
  return (
    <div className={dated ? 'grid gap-2' : 'grid gap-6'}>
      <FilterBar {...filtering} facets={facets} shown={count} clear={clear} filtersButton={filtersButton} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {/* A search shows its own count. */}
        <div className={dated ? 'sr-only' : ''}>
          <ResultHeading
            shown={count}
            total={page?.total ?? lodges.length}
            isFiltered={isFiltered(filter, facets.bounds)}
          />
        </div>
        {dated?.summary(shown)}
        <div className={dated ? 'ml-auto max-sm:hidden' : undefined}>{legend}</div>
        <Button
          className="ml-auto min-h-8 px-3 py-0.5 text-sm"
          aria-expanded={hasMap}
          onClick={() => setMap(!hasMap)}
        >
          Map
        </Button>
      </div>
      {hasMap && (
        <Suspense fallback={<div className="placeholder h-96 rounded-picture" />}>
          <LodgesMap lodges={shown} staySearch={dated?.link} />
        </Suspense>
      )}
      {!isEmpty && <LodgeGrid lodges={shown} card={card} />}
      <Suspense>{(isEmpty || page) && <ListEnd isEmpty={isEmpty} page={page} onClear={clear} />}</Suspense>
    </div>
  )
}

/** Includes placeholders for bar and heading, so that nothing moves. */
function DirectoryLoading({ placeholders }: { placeholders: number }) {
  return (
    <div className="grid gap-6">
      <div className="placeholder h-11 rounded-control" />
      <div className="placeholder h-14 w-36 rounded-control sm:h-[27px]" />
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
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
