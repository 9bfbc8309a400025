import { QueryClient } from '@tanstack/react-query'

/** No retries, no refetch on focus or by interval, and cached data never stale (section 9 of the specification). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
}
