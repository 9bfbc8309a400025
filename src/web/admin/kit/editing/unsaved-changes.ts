import { useEffect, useMemo, useSyncExternalStore } from 'react'

let dirtyForms = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  dirtyForms += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    count(1)
    return () => count(-1)
  }, [isDirty])
}

export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dirtyForms > 0,
    () => false,
  )
}

/** Ordered by first change. */
const dirtyGuards = new Set<{ staysOnPage: boolean }>()

/** Only the first of several forms blocks a navigation: the router calls all blockers, and each would open a dialog. */
export function useIsBlocking(isDirty: boolean, staysOnPage: boolean): (isSamePage: boolean) => boolean {
  const guard = useMemo(() => ({ staysOnPage }), [staysOnPage])
  useEffect(() => {
    if (!isDirty) return
    dirtyGuards.add(guard)
    return () => void dirtyGuards.delete(guard)
  }, [guard, isDirty])
  return (isSamePage) => [...dirtyGuards].find((one) => !(one.staysOnPage && isSamePage)) === guard
}
