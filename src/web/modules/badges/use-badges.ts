import { useQuery } from '@tanstack/react-query'
import { useCall } from '#web/platform/api/use-call.ts'

export const badgesKey = (email: string) => ['/api/badges', email]

export function useEmailBadges(email: string) {
  const call = useCall()
  return useQuery({
    queryKey: badgesKey(email),
    // An address of dots alone would change the path, and the browser would read the list of all badges.
    queryFn: () => (/^\.{1,2}$/.test(email) ? [] : call('GET /api/badges/{email}', { params: { email } })),
    enabled: email !== '',
    // Another device may have earned a badge since.
    staleTime: 0,
  })
}
