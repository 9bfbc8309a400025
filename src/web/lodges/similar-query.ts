import { queryOptions } from '@tanstack/react-query'
import type { Lodge } from '#contract/lodges.ts'
import { similarLodges } from '#contract/similar-lodges.ts'
import type { Call } from '../api/call.ts'
import { completeLodge } from '../api/complete-lodge.ts'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { LOADED_BY_ROUTE } from '../api/query-client.ts'

export const SIMILAR_SHOWN = 3

/** The fields of another lodge that its card shows. */
export type SimilarLodge = Pick<
  Lodge,
  'slug' | 'name' | 'price' | 'priceFrom' | 'place' | 'exteriorImage' | 'pictures'
>

/**
 * The three most similar lodges. The server reads them past the query cache, so the page does not carry the
 * whole list.
 */
export const similarLodgesQuery = (call: Call, lodge: Lodge) =>
  queryOptions({
    queryKey: ['/api/lodges', lodge.slug, 'similar'],
    queryFn: async ({ client }): Promise<SimilarLodge[]> => {
      const all = import.meta.env.SSR
        ? (await call('GET /api/lodges')).map(completeLodge)
        : await client.ensureQueryData(lodgesQuery(call))
      return similarLodges(lodge, all, SIMILAR_SHOWN).map(
        ({ slug, name, price, priceFrom, place, exteriorImage, pictures }) => ({
          ...{ slug, name, price, priceFrom, place, exteriorImage },
          pictures: pictures.filter(({ src }) => src === exteriorImage),
        }),
      )
    },
    ...LOADED_BY_ROUTE,
  })
