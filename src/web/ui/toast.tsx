import { lazy, Suspense, useSyncExternalStore } from 'react'

export type ToastMessage = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Most visits see no toast, so its code is loaded with the first one.
const ToastCard = lazy(() => import('./toast-card.tsx'))

/** Where toasts appear. */
export function ToastOutlet() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return message ? (
    <Suspense>
      <ToastCard message={message} />
    </Suspense>
  ) : null
}
