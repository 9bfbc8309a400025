import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api/use-call.ts'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'

/** A coin may leave the bounds of a promotion at any time. */
const EVERY_MS = 60_000

/**
 * Without a code, the highest discount first: '−10% while DOGE is down'. Empty in what the server renders.
 */
export function useLodgeOffers(slug: string): string[] {
  const call = useCall()
  const { data = [] } = useQuery({
    queryKey: ['/api/promotions/lodges'],
    queryFn: () => call('GET /api/promotions/lodges'),
    enabled: useIsHydrated(),
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })
  return data.filter(({ lodgeSlug }) => lodgeSlug === slug).map(({ words }) => words)
}
