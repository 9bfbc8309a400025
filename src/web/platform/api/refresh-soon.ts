import type { QueryClient } from '@tanstack/react-query'
import { OF_UNKNOWN_AGE } from './page-state.ts'

const renderedPaths = ['/api/lodges', '/api/crypto']

/** A browser may never be idle, or may not report it. */
const LATEST_MS = 10_000

/**
 * A cached page may be old, so its lodges and figures are read again once the browser is idle; those of a
 * part that hydrates later, when it does. Data that the browser has read itself is left. After a failure the
 * rendered data stays.
 */
export function refreshSoon(queryClient: QueryClient): void {
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, , detail], state }) =>
        state.dataUpdatedAt === OF_UNKNOWN_AGE &&
        !detail &&
        renderedPaths.some((prefix) => String(path).startsWith(prefix)),
    })
  // Some versions of Safari have no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(refresh, { timeout: LATEST_MS })
  else setTimeout(refresh)
}
