import { QueryClient } from '@tanstack/react-query'

/** Options of a query that a route loads: the component does not repeat a failed request. */
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
