import { useSyncExternalStore } from 'react'

export const THEME_KEY = 'fireplaceTheme'

// Values of this page, for browsers without storage (private windows, blocked storage).
const session = new Map<string, string>()
const listeners = new Set<() => void>()

function recall(key: string): string | null {
  try {
    return session.get(key) ?? window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string) {
  session.set(key, value)
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const notify of listeners) notify()
}

function watch(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** A choice in localStorage. The server and the first render use the fallback. */
export function useRemembered<T extends string>(
  key: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
) {
  const stored = useSyncExternalStore(
    watch,
    () => recall(key),
    () => null,
  )
  return [isValid(stored) ? stored : fallback, (value: T) => remember(key, value)] as const
}
