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

/** Registers the unsaved changes of the form around it. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    count(1)
    return () => count(-1)
  }, [isDirty])
}

/** Whether any form on the page has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dirtyForms > 0,
    () => false,
  )
}

/** The guards of forms with unsaved changes, in the order in which the forms were changed. */
const dirtyGuards = new Set<{ staysOnPage: boolean }>()

/**
 * Whether a form's guard blocks a navigation. Of several such forms only the first blocks it: the router calls
 * their blockers one after the other, and each would open a dialog.
 */
export function useIsBlocking(isDirty: boolean, staysOnPage: boolean): (isSamePage: boolean) => boolean {
  const guard = useMemo(() => ({ staysOnPage }), [staysOnPage])
  useEffect(() => {
    if (!isDirty) return
    dirtyGuards.add(guard)
    return () => void dirtyGuards.delete(guard)
  }, [guard, isDirty])
  return (isSamePage) => [...dirtyGuards].find((one) => !(one.staysOnPage && isSamePage)) === guard
}
