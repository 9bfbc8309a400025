import { useMemo } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { DirectoryPage } from '#contract/search/lodge-directory.ts'
import { computeFacets, type Facets } from '#contract/search/lodge-filter.ts'

type Lodges = readonly ListedLodge[] | undefined

/** The lodges of home and browse; undefined until they are loaded. Of very many lodges it has only those that are drawn. */
export type Catalogue = {
  /** For the directory: all lodges, or those of the page. */
  lodges: Lodges
  /** Those that lead the crypto order, for the first screen of home: all, or the first page of them. */
  leading: Lodges
  /** Those of 'Interior Excellence', or all. */
  interiors: Lodges
  /** Of very many lodges: the page, which the server has filtered and ordered. */
  page: DirectoryPage | null
  isPaged: boolean
  hasFailed: boolean
  retry: () => void
}

/** What the filter bar needs of all lodges. */
export function useFacets({ lodges, page }: Catalogue): Facets {
  return useMemo(() => page ?? computeFacets(lodges ?? []), [lodges, page])
}
