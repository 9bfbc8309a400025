import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/** A read that is under way may hold older data, so it is cancelled and begins again. */
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
