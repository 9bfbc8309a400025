import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toast.ts'

// Most visits see no toast, so its code is loaded with the first one.
const ToastCard = lazy(() => import('./toast-card.tsx'))

/** Where toasts appear; there before the first of them, so that screen readers hear what comes into it. */
export function ToastOutlet() {
  const message = useSyncExternalStore(onToast, currentToast, () => null)
  const isUrgent = message?.variant === 'destructive'
  const card = message && (
    <Suspense>
      <ToastCard message={message} />
    </Suspense>
  )
  return (
    <>
      <div aria-live="polite">{!isUrgent && card}</div>
      <div aria-live="assertive">{isUrgent && card}</div>
    </>
  )
}
