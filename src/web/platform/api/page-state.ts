import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { restoreApiError } from './call.ts'
import { packData, unpackData } from './packed-data.ts'

/** Key and data of a query that succeeded; any other query as Query dehydrates it. */
export type PageEntry = [key: QueryKey, data: unknown] | DehydratedState['queries'][number]

const isLodges = ([path, ...rest]: QueryKey): boolean => path === '/api/lodges' && rest.length === 0

/**
 * The data that a page carries for hydration. `hasAllCards`: the page has a card of every lodge, so their
 * descriptions and blurs are in its markup already.
 */
export function pageState(queries: QueryClient, hasAllCards: boolean): PageEntry[] {
  const all = dehydrate(queries, { shouldDehydrateQuery: () => true })
  return all.queries.map((query) => {
    const { queryKey, state } = query
    if (state.status !== 'success') return query
    const data =
      isLodges(queryKey) && hasAllCards ? (state.data as ListedLodge[]).map(withoutMarkup) : state.data
    return [queryKey, packData(data)]
  })
}

const withoutMarkup = (lodge: ListedLodge): ListedLodge => ({
  ...lodge,
  description: '',
  pictures: lodge.pictures.map((picture) => ({ ...picture, placeholder: '' })),
})

/** A page may come from a cache, so its data can be of any age. */
export const OF_UNKNOWN_AGE = 0

export function restoreState(queries: QueryClient, entries: readonly PageEntry[]): void {
  for (const entry of entries) {
    if (!Array.isArray(entry)) hydrate(queries, { queries: [withApiError(entry)] })
    else {
      const [key, packed] = entry
      const data = unpackData(packed)
      queries.setQueryData(key, isLodges(key) ? withTexts(data as ListedLodge[]) : data, {
        updatedAt: OF_UNKNOWN_AGE,
      })
    }
  }
}

function withApiError(query: DehydratedState['queries'][number]): typeof query {
  const { error } = query.state
  return error ? { ...query, state: { ...query.state, error: restoreApiError(error) } } : query
}

/** The page's cards have the descriptions. */
function withTexts(lodges: readonly ListedLodge[]): ListedLodge[] {
  const texts = new Map<string | undefined, string>()
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-about]'))
    texts.set(dataset.about, textContent)
  return lodges.map((lodge) => ({ ...lodge, description: lodge.description || texts.get(lodge.slug) || '' }))
}
