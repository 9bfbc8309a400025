import { queryOptions } from '@tanstack/react-query'
import { type ListedLodge, listedFields } from '#contract/listed-lodge.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { Call } from './call.ts'
import { completeLodge } from './complete-lodge.ts'
import { LOADED_BY_ROUTE } from './query-client.ts'

/** All lodges for a list, by id. A page rendered by the server carries only what it draws of them. */
export const lodgesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/lodges'],
    queryFn: async (): Promise<ListedLodge[]> => {
      const lodges = (await call('GET /api/lodges')).map(completeLodge)
      return import.meta.env.SSR ? lodges.map(toListed) : lodges
    },
    ...LOADED_BY_ROUTE,
  })

function toListed(lodge: Lodge): ListedLodge {
  const fields = new Set<string>(listedFields)
  const listed = Object.fromEntries(Object.entries(lodge).filter(([name]) => fields.has(name)))
  return { ...(listed as Lodge), pictures: lodge.pictures.filter(({ src }) => src === lodge.exteriorImage) }
}

/** All lodges with everything of each, by id. */
export const wholeLodgesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/lodges', 'whole'],
    queryFn: async () => (await call('GET /api/lodges')).map(completeLodge),
  })

/** One lodge; null for an empty answer. */
export const lodgeQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug],
    queryFn: async () => {
      const lodge = await call('GET /api/lodges/{slug}', { params: { slug } })
      return lodge && completeLodge(lodge)
    },
    ...LOADED_BY_ROUTE,
  })
