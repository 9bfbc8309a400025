import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'

/** All lodges as they are now, by id. */
export function useLodges() {
  const call = useCall()
  return useQuery({ queryKey: ['/api/lodges'], staleTime: 0, queryFn: () => call('GET /api/lodges') })
}
