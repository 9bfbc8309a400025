import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Sets the data of a query to the answer of a call that changed it. A read under way is cancelled: it may have the state before the
 * change, and would overwrite the answer.
 */
export async function setAnswer<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: Data | ((before: Data | undefined) => Data | undefined),
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, answer as Data)
}
