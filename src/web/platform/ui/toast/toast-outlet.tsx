import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, onToast, TOAST_SHOWN_MS, type ToastMessage } from './toast.ts'

const ToastCard = lazy(() => import('./toast-card.tsx').catch(() => ({ default: PlainToast })))

/** The live regions exist before the first toast, so that screen readers announce it. */
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

/** For a card whose script cannot be loaded. */
function PlainToast({ message: { id, title, description } }: { message: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <p key={id} className="fixed right-4 bottom-4 z-[200] border border-line bg-raised p-4">
      {title} {description}
    </p>
  )
}
