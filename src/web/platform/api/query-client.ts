import { QueryClient } from '@tanstack/react-query'

/** The component does not repeat a request that failed in its route. */
export const LOADED_BY_ROUTE = { retryOnMount: false } as const

/**
 * No retries, no refetch on focus or by interval, and no stale data (section 9 of the specification). A call
 * without a network fails at once.
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
