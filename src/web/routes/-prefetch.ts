import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Options of a query with any result. */
type Wanted = { queryKey: QueryKey; queryFn?: unknown }

/**
 * Loads a page's data. The server waits for it; the browser shows placeholders. A failed query fails its part
 * of the page only.
 */
export async function prefetch(queries: QueryClient, ...wanted: Wanted[]): Promise<void> {
  const reads = Promise.all(wanted.map((query) => queries.prefetchQuery(query as FetchQueryOptions)))
  if (import.meta.env.SSR) await reads
}
