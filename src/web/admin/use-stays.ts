import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdminCall } from './use-admin-call.ts'

/** Requested and confirmed stays of all lodges within a half-open range; nothing is asked before it is known. */
export function useStays(range: { from: string; to: string } | null) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/stays', range],
    staleTime: 0,
    enabled: range !== null,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/admin/stays', { query: range ?? { from: '', to: '' } }),
  })
}
