import { QueryClient } from '@tanstack/react-query'

/** For what a route asks before it is drawn: what failed there is not asked for again by the part that shows it. */
export const ASKED_BY_ROUTE = { retryOnMount: false } as const

/**
 * No retries, no refetch on focus or by interval, and cached data never stale (section 9 of the specification). Without
 * a network a call fails and the page says so, instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
