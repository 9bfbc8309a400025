import { useQuery } from '@tanstack/react-query'
import { lodgeQuery, lodgesQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'

/** All lodges, by id. */
export function useLodges() {
  return useQuery(lodgesQuery(useCall()))
}

/** One lodge. */
export function useLodge(slug: string) {
  return useQuery(lodgeQuery(useCall(), slug))
}
