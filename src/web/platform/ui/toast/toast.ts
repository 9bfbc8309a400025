export type ToastMessage = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** A button in the toast; `hint` describes it to a screen reader. */
  action?: { label: string; hint: string; run: () => void }
}

/** Milliseconds a toast is shown, and milliseconds a dismissed one stays listed. */
export const TOAST_SHOWN_MS = 5000
export const TOAST_REMOVED_MS = 1_000_000

/** At most one entry; a dismissed toast stays in it, hidden. */
type Listed = { message: ToastMessage; isShown: boolean }
let list: readonly Listed[] = []
let removal: ReturnType<typeof setTimeout> | undefined
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Listed[]): void {
  list = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the previous one. */
export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  clearTimeout(removal)
  change([{ message: { variant: 'default', ...message, id: nextId++ }, isShown: true }])
}

/** Hides the toast with this id, unless another has replaced it; removes it later. */
export function dismissToast(id: number): void {
  const listed = list.find(({ message, isShown }) => isShown && message.id === id)
  if (!listed) return
  change([{ ...listed, isShown: false }])
  removal = setTimeout(() => change([]), TOAST_REMOVED_MS)
}

/** The visible toast. */
export function currentToast(): ToastMessage | null {
  return list.find(({ isShown }) => isShown)?.message ?? null
}

/** The toasts that are not removed, visible or dismissed. */
export function listedToasts(): readonly ToastMessage[] {
  return list.map(({ message }) => message)
}

/** Calls `listener` at every change; returns a function that removes it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
