import { SlidersHorizontal, X } from 'lucide-react'
import { type RefObject, Suspense, useId, useState } from 'react'
import type { ListedLodge } from '#contract/listed-lodge.ts'
import { activeFilters, priceBounds } from '#contract/lodge-filter.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'
import type { Filtering } from './use-filter.ts'

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'))

type FilterBarProps = Filtering & {
  lodges: readonly ListedLodge[]
  /** The 'Filters' button, which receives the focus when the focused control disappears. */
  filtersButton: RefObject<HTMLButtonElement | null>
}

/** Search field, 'Filters' button with its panel, and a chip for each active filter. */
export function FilterBar({
  lodges,
  filter,
  isDated,
  change,
  clear,
  endStep,
  filtersButton,
}: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const active = activeFilters(filter, priceBounds(lodges))
  return (
    <search aria-label="Lodges" className="grid gap-4" onBlur={endStep} onPointerUp={endStep}>
      <div className="flex flex-wrap gap-3">
        <SearchField value={filter.searchTerm} onChange={(searchTerm) => change({ searchTerm })} />
        <Button
          ref={filtersButton}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filters
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-ember font-mono text-xs text-on-ember">
              {active}
            </span>
          )}
        </Button>
        {active > 0 && (
          <Button variant="plain" onClick={clear}>
            <X size={16} aria-hidden="true" />
            Clear
          </Button>
        )}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className="placeholder h-72 rounded-picture" />}>
            <FilterPanel lodges={lodges} filter={filter} onChange={change} isDated={isDated} />
          </Suspense>
        )}
      </div>
      <FilterChips
        filter={filter}
        bounds={priceBounds(lodges)}
        onChange={change}
        onLastRemoved={() => filtersButton.current?.focus()}
      />
    </search>
  )
}
