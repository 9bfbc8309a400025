import { useEffect, useSyncExternalStore } from 'react'

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

/** Says that the form around it holds changes that are not saved. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    count(1)
    return () => count(-1)
  }, [isDirty])
}

/** Whether any form on the screen holds changes that are not saved. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dirtyForms > 0,
    () => false,
  )
}
