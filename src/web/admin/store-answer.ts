import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes the answer of a change into what was read. A read that is under way may hold what stood before: it is cancelled
 * and begins again.
 */
export async function storeAnswer<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  write: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const isReading = queries.isFetching({ queryKey }) > 0
  await queries.cancelQueries({ queryKey })
  queries.setQueriesData<Data>({ queryKey }, write)
  if (isReading) void queries.invalidateQueries({ queryKey })
}
