import { useSyncExternalStore } from 'react'

// What this page knows even when the browser keeps nothing for us (private windows, blocked storage).
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
    // Blocked storage costs the visitor nothing but the memory of the choice.
  }
  for (const notify of listeners) notify()
}

function watch(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** A choice that outlives the page. The server, and the first render in the browser, see the fallback. */
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
