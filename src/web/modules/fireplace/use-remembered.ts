import { useSyncExternalStore } from 'react'
import { readStored, store } from '#web/platform/ui/hooks/browser-storage.ts'

export const THEME_KEY = 'fireplaceTheme'

const listeners = new Set<() => void>()

function remember(key: string, value: string) {
  store(key, value)
  for (const notify of listeners) notify()
}

function watch(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** The server and the first render use the fallback. */
export function useRemembered<T extends string>(
  key: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
) {
  const stored = useSyncExternalStore(
    watch,
    () => readStored(key),
    () => null,
  )
  return [isValid(stored) ? stored : fallback, (value: T) => remember(key, value)] as const
}
