import { queryOptions } from '@tanstack/react-query'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { SimilarLodge } from '#contract/search/lodge-directory.ts'
import { similarLodges } from '#contract/search/similar-lodges.ts'
import type { Call } from '#web/platform/api/call.ts'
import { lodgesQuery } from '#web/platform/api/lodge-queries.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'

export const SIMILAR_SHOWN = 3

/** Computed from the list of all lodges where the browser has or may have it; otherwise the server finds them. */
export const similarLodgesQuery = (call: Call, lodge: Lodge, isPaged: boolean) =>
  queryOptions({
    queryKey: ['/api/lodges', lodge.slug, 'similar'],
    queryFn: async ({ client }): Promise<SimilarLodge[]> => {
      const params = { slug: lodge.slug }
      if (import.meta.env.SSR || isPaged) return call('GET /api/search/lodges/{slug}/similar', { params })
      const all = await client.ensureQueryData(lodgesQuery(call))
      return similarLodges(lodge, all, SIMILAR_SHOWN).map(
        ({ slug, name, price, priceFrom, hasOnePrice, place, exteriorImage, pictures }) => ({
          ...{ slug, name, price, priceFrom, hasOnePrice, place, exteriorImage },
          pictures: pictures.filter(({ src }) => src === exteriorImage),
        }),
      )
    },
    ...LOADED_BY_ROUTE,
  })
