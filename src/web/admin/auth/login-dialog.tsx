import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Dialog } from 'radix-ui'
import { Button } from '#web/platform/ui/button.tsx'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { isAdminQuery } from '../kit/use-admin-call.ts'
import { LoginForm } from './login-form.tsx'

/** Opens over a form with unsaved changes, so that the page stays. */
export function LoginDialog() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const returnFocus = useReturnFocus()
  // Catches Escape, which would close a dialog below that has unsaved changes. This dialog does not close.
  useEscape(true, () => {})
  const enter = () => void queries.invalidateQueries({ predicate: isAdminQuery })
  const leave = () => void navigate({ to: '/admin/login', replace: true, ignoreBlocker: true })
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-[110] bg-black/70" />
        <Dialog.Content
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-[120] max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-picture border border-line bg-raised p-6 shadow-float outline-none"
        >
          <Dialog.Title className="text-2xl">Log in again</Dialog.Title>
          <Dialog.Description className="mt-2 mb-5 text-muted">
            Your session has expired. What you typed is kept and can be saved afterwards.
          </Dialog.Description>
          <LoginForm onSignedIn={enter} />
          <Button variant="plain" className="mt-3" onClick={leave}>
            Leave without saving
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
