import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LodgeFilter, PriceRange } from '#contract/search/lodge-filter.ts'
import type { Sort } from '#contract/search/lodge-sort.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import type { BrowseSearch } from './browse-search.ts'
import { filterOfSearch, searchOfFilter } from './filter-address.ts'

/** Milliseconds without a change that end a history step. */
const PAUSE_MS = 1000

/** A function receives the latest filter. */
export type FilterChange = Partial<LodgeFilter> | ((latest: LodgeFilter) => Partial<LodgeFilter>)

const MERGED_FIELDS = ['searchTerm', 'priceRange']
type Step = { part?: string | undefined; at: number }

export type Filtering = ReturnType<typeof useFilter>

/** Typing a word or dragging a price is one history step: the first change adds an entry, later ones replace it until a pause or a blur. */
export function useFilter(bounds: PriceRange, defaultSort: Sort) {
  const search: BrowseSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const last = useRef<Step>({ at: 0 })
  const filter = filterOfSearch(search, bounds, defaultSort)
  /** Quick changes build on the latest address, which may not be rendered yet. */
  const go = (change: FilterChange, replace: boolean) =>
    navigate({
      to: '.',
      search: withSearch((before) => {
        const latest = filterOfSearch(before, bounds, defaultSort)
        const next = { ...latest, ...(typeof change === 'function' ? change(latest) : change) }
        return { ...before, ...searchOfFilter(next, bounds, defaultSort) }
      }),
      replace,
      resetScroll: false,
    })
  const endStep = () => {
    last.current = { at: 0 }
  }
  return {
    filter,
    isDated: defaultSort === 'total',
    endStep,
    change: (change: FilterChange) => {
      const before = last.current
      const at = Date.now()
      const part = MERGED_FIELDS.find((field) => field in change)
      last.current = { part, at }
      void go(change, part !== undefined && part === before.part && at - before.at < PAUSE_MS)
    },
    clear: () => {
      endStep()
      void go(filterOfSearch({}, bounds), false)
    },
  }
}
