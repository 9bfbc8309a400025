import { queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { completeLodge } from './complete-lodge.ts'
import { ASKED_BY_ROUTE } from './query-client.ts'

/** All lodges, by id. */
export const lodgesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/lodges'],
    queryFn: async () => (await call('GET /api/lodges')).map(completeLodge),
    ...ASKED_BY_ROUTE,
  })

/** One lodge; null where the server's answer is none. */
export const lodgeQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug],
    queryFn: async () => {
      const lodge = await call('GET /api/lodges/{slug}', { params: { slug } })
      return lodge && completeLodge(lodge)
    },
    ...ASKED_BY_ROUTE,
  })
