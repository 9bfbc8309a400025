import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'

/** The badges of one address; loads nothing without one. */
export function useBadgesOf(email: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/badges', email],
    queryFn: () => call('GET /api/badges/{email}', { params: { email } }),
    enabled: email !== '',
    // Another device may have earned a badge since.
    staleTime: 0,
  })
}
