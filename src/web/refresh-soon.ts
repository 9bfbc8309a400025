import type { QueryClient } from '@tanstack/react-query'

/** Address prefixes of the data that pages are rendered with. */
const drawnWith = ['/api/lodges', '/api/crypto']

/**
 * Reloads rendered lodges and figures once the browser is idle, because a cached page may be old; those of a part that
 * hydrates later, when it does. A failure keeps the rendered data.
 */
export function refreshSoon(queryClient: QueryClient): void {
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, , detail] }) =>
        !detail && drawnWith.some((start) => String(path).startsWith(start)),
    })
  // Some versions of Safari have no idle callbacks.
  const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout
  whenIdle(refresh)
}
