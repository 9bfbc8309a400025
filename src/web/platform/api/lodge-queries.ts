import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AgreedVersions } from '#contract/bookings/agreement.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { type ListedLodge, listedLodge } from '#contract/search/listed-lodge.ts'
import type { directoryEndpoints } from '#contract/search/lodge-directory.ts'
import type { Call } from './call.ts'
import { completeLodge } from './complete-lodge.ts'
import { LOADED_BY_ROUTE } from './query-client.ts'

/** By id. A page rendered by the server carries only what it shows of the lodges. */
export const lodgesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/lodges'],
    queryFn: async (): Promise<ListedLodge[]> => {
      const lodges = (await call('GET /api/lodges')).map(completeLodge)
      return import.meta.env.SSR ? lodges.map(listedLodge) : lodges
    },
    ...LOADED_BY_ROUTE,
  })

export const wholeLodgesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/lodges', 'whole'],
    queryFn: async () => (await call('GET /api/lodges')).map(completeLodge),
  })

export type DirectoryAddress = RequestOf<typeof directoryEndpoints.readDirectory>['query']

export const directoryQuery = (call: Call, query: DirectoryAddress) =>
  queryOptions({
    queryKey: ['/api/lodges', query],
    queryFn: ({ signal }) => call('GET /api/search/lodges', { query, signal }),
    placeholderData: keepPreviousData,
    ...LOADED_BY_ROUTE,
  })

type AgreeableLodge = Lodge & { terms?: AgreedVersions | undefined }

/** Null for an empty answer. */
export const lodgeQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug],
    queryFn: async (): Promise<AgreeableLodge> => {
      const lodge = await call('GET /api/lodges/{slug}', { params: { slug } })
      return lodge && completeLodge(lodge)
    },
    ...LOADED_BY_ROUTE,
  })
