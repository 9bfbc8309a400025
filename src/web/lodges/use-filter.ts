import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { type LodgeFilter, priceBounds, type Sort } from '#contract/lodge-filter.ts'
import type { Lodge } from '#contract/lodges.ts'
import { type BrowseSearch, filterOfSearch, searchOfFilter } from './browse-search.ts'

/** After so many milliseconds without a change the next one is a step of its own. */
const PAUSE_MS = 1000

export type Filtering = ReturnType<typeof useFilter>

/**
 * The filter in the page's address, where Back undoes it step by step. A word that is typed or a price that is dragged is
 * one step: its first change adds to the history, the others rewrite it until a pause or a blur.
 */
export function useFilter(lodges: readonly Lodge[] | undefined, defaultSort: Sort) {
  const search: BrowseSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const last = useRef({ part: '', at: 0 })
  const bounds = priceBounds(lodges ?? [])
  const filter = filterOfSearch(search, bounds, defaultSort)
  const go = (next: LodgeFilter, replace: boolean) =>
    navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...searchOfFilter(next, bounds, defaultSort) })) as never,
      replace,
      resetScroll: false,
    })
  const endStep = () => {
    last.current = { part: '', at: 0 }
  }
  return {
    filter,
    endStep,
    change: (change: Partial<LodgeFilter>) => {
      const part = 'searchTerm' in change ? 'search' : 'priceRange' in change ? 'price' : ''
      const goesOn = part !== '' && part === last.current.part && Date.now() - last.current.at < PAUSE_MS
      last.current = { part, at: Date.now() }
      void go({ ...filter, ...change }, goesOn)
    },
    clear: () => {
      endStep()
      void go({ searchTerm: '', priceRange: bounds, maxGuests: null, features: [], sortBy: 'name' }, false)
    },
  }
}
