import { useQuery } from '@tanstack/react-query'
import { wholeLodgesQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'

/** All lodges by id, always fresh. */
export function useLodges() {
  return useQuery({ ...wholeLodgesQuery(useCall()), staleTime: 0, retryOnMount: true })
}
