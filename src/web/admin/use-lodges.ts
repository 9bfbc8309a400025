import { useQuery } from '@tanstack/react-query'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'

/** All lodges as they are now, by id. */
export function useLodges() {
  return useQuery({ ...lodgesQuery(useCall()), staleTime: 0, retryOnMount: true })
}
