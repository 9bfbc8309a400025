import { queryOptions } from '@tanstack/react-query'
import type { Lodge } from '#contract/lodges.ts'
import { similarLodges } from '#contract/similar-lodges.ts'
import type { Call } from '../api/call.ts'
import { completeLodge } from '../api/complete-lodge.ts'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { ASKED_BY_ROUTE } from '../api/query-client.ts'

export const SIMILAR_SHOWN = 3

/** What the page of one lodge shows of another. */
export type SimilarLodge = Pick<
  Lodge,
  'slug' | 'name' | 'price' | 'priceFrom' | 'place' | 'exteriorImage' | 'pictures'
>

/** The three lodges most like this one. The server reads the list past its cache, which is sent along with the page. */
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
    ...ASKED_BY_ROUTE,
  })
