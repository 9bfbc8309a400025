import { type RefObject, Suspense, useId, useState } from 'react'
import { activeFilters, type Facets, isFiltered } from '#contract/search/lodge-filter.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Icon } from '#web/platform/ui/icon.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { SearchField } from './search-field.tsx'
import type { Filtering } from './use-filter.ts'

const FilterChips = lazyPart(() => import('./filter-chips.tsx'))
const FilterPanel = lazyPart(() => import('./filter-panel.tsx'))

type FilterBarProps = Filtering & {
  facets: Facets
  shown: number
  /** Receives the focus when the focused control disappears. */
  filtersButton: RefObject<HTMLButtonElement | null>
}

export function FilterBar({
  facets,
  shown,
  filter,
  isDated,
  change,
  clear,
  endStep,
  filtersButton,
}: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const active = activeFilters(filter, facets.bounds)
  return (
    <search aria-label="Lodges" className="grid gap-4" onBlur={endStep} onPointerUp={endStep}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField value={filter.searchTerm} onChange={(searchTerm) => change({ searchTerm })} />
        <Button
          ref={filtersButton}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders" />
          Filters
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-ember text-xs text-on-ember tabular-nums">
              {active}
            </span>
          )}
        </Button>
        {active > 0 && (
          <Button variant="plain" onClick={clear}>
            <Icon name="close" />
            Clear
          </Button>
        )}
        {isFiltered(filter, facets.bounds) && (
          <Suspense>
            <FilterChips
              filter={filter}
              bounds={facets.bounds}
              onChange={change}
              onLastRemoved={() => filtersButton.current?.focus()}
            />
          </Suspense>
        )}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className="placeholder h-72 rounded-picture" />}>
            <FilterPanel
              facets={facets}
              filter={filter}
              onChange={change}
              isDated={isDated}
              shown={shown}
              onClose={() => {
                setOpen(false)
                filtersButton.current?.focus()
                filtersButton.current?.scrollIntoView()
              }}
            />
          </Suspense>
        )}
      </div>
    </search>
  )
}
