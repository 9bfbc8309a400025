import clsx from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useState } from 'react'
import { dismissToast, TOAST_SHOWN_MS, type ToastMessage } from './toast.ts'

const SWIPE_THRESHOLD = 50

/** For a toast with a button. Focus and hover stop the timer. */
const ANSWERABLE_MS = 15_000

export default function ToastCard({ message }: { message: ToastMessage }) {
  return (
    <Toast.Provider duration={TOAST_SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      <Message key={message.id} message={message} />
      <Toast.Viewport className="pointer-events-auto fixed right-0 bottom-0 z-[200] m-4 max-sm:mb-24 short:top-14 short:bottom-auto flex w-96 max-w-[calc(100vw-2rem)] flex-col outline-none" />
    </Toast.Provider>
  )
}

function Message({ message }: { message: ToastMessage }) {
  const [open, setOpen] = useState(true)
  const close = (stays: boolean) => {
    setOpen(stays)
    if (!stays) dismissToast(message.id)
  }
  return (
    <Toast.Root
      open={open}
      onOpenChange={close}
      duration={message.action ? ANSWERABLE_MS : TOAST_SHOWN_MS}
      className={clsx(
        'flex items-start gap-3 rounded-control border p-4 shadow-float data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
        message.variant === 'destructive' ? 'border-danger/40 bg-danger-ground' : 'border-line bg-raised',
      )}
    >
      {/* The outlet announces the text, and Radix would announce it again. */}
      <div data-radix-toast-announce-exclude="" className="min-w-0 flex-1">
        <Toast.Title className="font-medium">{message.title}</Toast.Title>
        {message.description && (
          <Toast.Description className="mt-1 text-sm text-muted">{message.description}</Toast.Description>
        )}
      </div>
      {message.action && (
        <Toast.Action
          altText={message.action.hint}
          onClick={message.action.run}
          className="min-h-9 rounded-control border border-line-strong/50 px-3 text-sm hover:bg-line"
        >
          {message.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close message"
        className="grid size-7 place-items-center rounded-control hover:bg-line"
      >
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}
