import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

type Wanted = { queryKey: QueryKey; queryFn?: unknown }

/**
 * The server waits for the data; the browser shows placeholders. A failed query fails only its part of the
 * page.
 */
export async function prefetch(queries: QueryClient, ...requested: Wanted[]): Promise<void> {
  const reads = Promise.all(requested.map((query) => queries.prefetchQuery(query as FetchQueryOptions)))
  if (import.meta.env.SSR) await reads
}
