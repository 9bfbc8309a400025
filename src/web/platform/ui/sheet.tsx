import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { leaveEscape, useEscape } from './hooks/use-escape.ts'
import { useReturnFocus } from './hooks/use-return-focus.ts'

type SheetProps = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: ReactNode
}

export function Sheet({ title, description, onClose, children }: SheetProps) {
  useEscape(true, onClose)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-100 bg-black/70" />
        <Dialog.Content
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-100 max-h-[92dvh] overflow-y-auto rounded-t-picture border border-line bg-surface p-6 shadow-float outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[460px] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-picture sm:p-8"
        >
          <Dialog.Title className="pr-10 text-3xl">{title}</Dialog.Title>
          {description && <Dialog.Description className="mt-2 text-muted">{description}</Dialog.Description>}
          <div className="mt-6">{children}</div>
          <CloseButton className="absolute top-4 right-4 rounded-control hover:bg-line" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
