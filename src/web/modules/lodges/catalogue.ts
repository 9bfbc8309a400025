import { useMemo } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { DirectoryPage } from '#contract/search/lodge-directory.ts'
import { computeFacets, type Facets } from '#contract/search/lodge-filter.ts'

type Lodges = readonly ListedLodge[] | undefined

/** The lodges of home and /browse; undefined until loaded. Of very many lodges it holds only those that are drawn. */
export type Catalogue = {
  /** All lodges, or the current page. */
  lodges: Lodges
  /** The crypto order's leaders for home's first screen: all, or the first page. */
  leading: Lodges
  /** The lodges of 'Interior Excellence', or all. */
  interiors: Lodges
  /** Set for very many lodges; the server filters and sorts them. */
  page: DirectoryPage | null
  isPaged: boolean
  hasFailed: boolean
  retry: () => void
}

export function useFacets({ lodges, page }: Catalogue): Facets {
  return useMemo(() => page ?? computeFacets(lodges ?? []), [lodges, page])
}
