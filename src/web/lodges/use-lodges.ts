import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'

export const lodgesQuery = (call: Call) =>
  queryOptions({ queryKey: ['/api/lodges'], queryFn: () => call('GET /api/lodges') })

export const lodgeQuery = (call: Call, slug: string) =>
  queryOptions({
    queryKey: ['/api/lodges', slug],
    queryFn: () => call('GET /api/lodges/{slug}', { params: { slug } }),
  })

/** All lodges, by id. */
export function useLodges() {
  return useQuery(lodgesQuery(useCall()))
}

/** One lodge. */
export function useLodge(slug: string) {
  return useQuery(lodgeQuery(useCall(), slug))
}
