import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toast.tsx'

// Most visits see no toast, so its code is loaded with the first one.
const ToastCard = lazy(() => import('./toast-card.tsx'))

/** Where toasts appear. */
export function ToastOutlet() {
  const message = useSyncExternalStore(onToast, currentToast, () => null)
  return message ? (
    <Suspense>
      <ToastCard message={message} />
    </Suspense>
  ) : null
}
