import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { CloseButton } from '#web/platform/ui/close-button.tsx'
import { useBackCloses } from '#web/platform/ui/hooks/use-back-closes.ts'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'

type SideSheetProps = { title: string; description?: string; onClose: () => void; children: ReactNode }

/** Closes with Back, which unsaved changes block until confirmed. */
export function SideSheet({ title, description, onClose, children }: SideSheetProps) {
  const close = useBackCloses(onClose)
  useEscape(true, close)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-[90] bg-black/60" />
        <Dialog.Content
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-y-0 right-0 z-[100] w-full max-w-lg overflow-y-auto border-l border-line bg-surface p-5 shadow-float outline-none sm:p-7"
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-2xl">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-sm text-muted">{description}</Dialog.Description>
              )}
            </div>
            <CloseButton className="-mt-2 -mr-2 rounded-control hover:bg-line" />
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
