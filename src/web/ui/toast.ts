export type ToastMessage = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** What a button in the message does; `hint` tells a screen reader's user what it is for. */
  action?: { label: string; hint: string; run: () => void }
}

/** How long a toast is shown, and how long after its dismissal it stays in the list, in milliseconds. */
export const TOAST_SHOWN_MS = 5000
export const TOAST_REMOVED_MS = 1_000_000

/** At most one; a dismissed toast is in it and no longer shown. */
type Listed = { message: ToastMessage; isShown: boolean }
let list: readonly Listed[] = []
let removal: ReturnType<typeof setTimeout> | undefined
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Listed[]): void {
  list = next
  for (const listener of listeners) listener()
}

/** Shows a message; only one is on the screen at a time, so it replaces the one before. */
export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  clearTimeout(removal)
  change([{ message: { variant: 'default', ...message, id: nextId++ }, isShown: true }])
}

/** Hides the message with this id, unless another has replaced it; it is removed from the list later. */
export function dismissToast(id: number): void {
  const listed = list.find(({ message, isShown }) => isShown && message.id === id)
  if (!listed) return
  change([{ ...listed, isShown: false }])
  removal = setTimeout(() => change([]), TOAST_REMOVED_MS)
}

/** The toast that is shown. */
export function currentToast(): ToastMessage | null {
  return list.find(({ isShown }) => isShown)?.message ?? null
}

/** The toasts that are not removed yet, shown or dismissed. */
export function listedToasts(): readonly ToastMessage[] {
  return list.map(({ message }) => message)
}

/** Calls `listener` at every change; returns what ends that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
