export type ToastMessage = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** `hint` describes the button to a screen reader. */
  action?: { label: string; hint: string; run: () => void }
}

/** A dismissed toast stays listed for TOAST_REMOVED_MS. */
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

export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  clearTimeout(removal)
  change([{ message: { variant: 'default', ...message, id: nextId++ }, isShown: true }])
}

/** Does nothing when another toast has replaced this one. */
export function dismissToast(id: number): void {
  const listed = list.find(({ message, isShown }) => isShown && message.id === id)
  if (!listed) return
  change([{ ...listed, isShown: false }])
  removal = setTimeout(() => change([]), TOAST_REMOVED_MS)
}

export function currentToast(): ToastMessage | null {
  return list.find(({ isShown }) => isShown)?.message ?? null
}

/** Includes the dismissed ones. */
export function listedToasts(): readonly ToastMessage[] {
  return list.map(({ message }) => message)
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
