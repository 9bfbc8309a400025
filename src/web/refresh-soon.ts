import type { QueryClient } from '@tanstack/react-query'

/** What pages are drawn with, by the beginning of its address. */
const drawnWith = ['/api/lodges', '/api/crypto']

/**
 * Asks once for the lodges and the figures that a page was drawn with, when the browser has nothing better to do: the page
 * may have waited somewhere on its way here. What cannot be had stays as it was drawn.
 */
export function refreshSoon(queryClient: QueryClient): void {
  const refresh = () =>
    queryClient.refetchQueries({
      type: 'active',
      predicate: ({ queryKey: [path, , detail] }) =>
        !detail && drawnWith.some((start) => String(path).startsWith(start)),
    })
  // Not every Safari has idle callbacks.
  const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout
  whenIdle(refresh)
}
