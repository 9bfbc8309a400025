import { useQuery } from '@tanstack/react-query'
import { lodgeQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'

/** One lodge. */
export function useLodge(slug: string) {
  return useQuery(lodgeQuery(useCall(), slug))
}
