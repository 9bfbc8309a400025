import type { QueryClient } from '@tanstack/react-query'
import { OF_UNKNOWN_AGE } from './page-state.ts'

/** Address prefixes of the data that pages are rendered with. */
const drawnWith = ['/api/lodges', '/api/crypto']

/** A browser may never be idle, or not tell. */
const LATEST_MS = 10_000

/**
 * Reloads rendered lodges and figures once the browser is idle, because a cached page may be old; those of a part that
 * hydrates later, when it does. What the browser has read itself meanwhile is left. A failure keeps the rendered data.
 */
export function refreshSoon(queryClient: QueryClient): void {
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, , detail], state }) =>
        state.dataUpdatedAt === OF_UNKNOWN_AGE &&
        !detail &&
        drawnWith.some((start) => String(path).startsWith(start)),
    })
  // Some versions of Safari have no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(refresh, { timeout: LATEST_MS })
  else setTimeout(refresh)
}
