import type { ReactNode } from 'react'
import type { BrowseSearch } from '../modules/lodges/browse/browse-search.ts'
import type { Catalogue } from '../modules/lodges/catalogue.ts'
import type { StayParams, StaySearchParams } from '../modules/search/stay-params.ts'

export type WithCatalogueProps = {
  search: BrowseSearch & StayParams
  isHome?: boolean
  children: (catalogue: Catalogue) => ReactNode
}

/**
 * `dates` are read where all lodges are, because the script of pages of lodges imports nothing that the first
 * load shares.
 */
export type PagedCatalogueProps = WithCatalogueProps & { dates: StaySearchParams | null }
