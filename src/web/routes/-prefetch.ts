import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** One query's options, whatever it answers. */
type Wanted = { queryKey: QueryKey; queryFn?: unknown }

/**
 * Reads what a page shows. The server waits, so that the page comes whole; the browser does not, and the page draws
 * its placeholders. A read that fails is no failed page: its part of the page says so.
 */
export async function prefetch(queries: QueryClient, ...wanted: Wanted[]): Promise<void> {
  const reads = Promise.all(wanted.map((query) => queries.prefetchQuery(query as FetchQueryOptions)))
  if (import.meta.env.SSR) await reads
}
