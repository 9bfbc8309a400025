export type ToastMessage = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** What a button in the message does; `hint` tells a screen reader's user what it is for. */
  action?: { label: string; hint: string; run: () => void }
}

/** How long a toast stays, in milliseconds. */
export const TOAST_SHOWN_MS = 5000

let current: ToastMessage | null = null
let nextId = 1
const listeners = new Set<() => void>()

function show(message: ToastMessage | null): void {
  current = message
  for (const listener of listeners) listener()
}

/** Shows a message; only one is on the screen at a time, so it replaces the one before. */
export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  show({ variant: 'default', ...message, id: nextId++ })
}

/** Takes the message with this id away, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null)
}

export function currentToast(): ToastMessage | null {
  return current
}

/** Calls `listener` at every change; returns what ends that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
