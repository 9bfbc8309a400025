import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render of the browser, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
