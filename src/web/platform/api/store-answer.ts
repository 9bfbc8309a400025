import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Writes the answer of a change into what was read. A read that is under way may hold what stood before: it is cancelled
 * and begins again.
 */
export async function storeAnswer<Data>(
  queries: QueryClient,
  read: QueryFilters,
  write: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const isReading = queries.isFetching(read) > 0
  await queries.cancelQueries(read)
  queries.setQueriesData<Data>(read, write)
  if (isReading) void queries.invalidateQueries(read)
}
