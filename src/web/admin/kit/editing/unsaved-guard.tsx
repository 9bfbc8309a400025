import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from 'radix-ui'
import { Button } from '#web/platform/ui/button.tsx'
import { leaveEscape, useEscape } from '#web/platform/ui/hooks/use-escape.ts'
import { useReturnFocus } from '#web/platform/ui/hooks/use-return-focus.ts'
import { useIsBlocking, useUnsavedChanges } from './unsaved-changes.ts'

type UnsavedGuardProps = { isDirty: boolean; staysOnPage?: boolean }

/**
 * Asks before a navigation discards changes, and keeps the page when the session ends. A closing tab shows the browser's own question. With `staysOnPage`,
 * changes of the query alone pass.
 */
export function UnsavedGuard({ isDirty, staysOnPage = false }: UnsavedGuardProps) {
  useUnsavedChanges(isDirty)
  const isBlocking = useIsBlocking(isDirty, staysOnPage)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isBlocking(current.pathname === next.pathname && tabIn(current.search) === tabIn(next.search)),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
}

const tabIn = (search: object): unknown => ('tab' in search ? search.tab : undefined)

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const returnFocus = useReturnFocus()
  useEscape(true, onStay)
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-[90] bg-black/60" />
        <AlertDialog.Content
          onEscapeKeyDown={leaveEscape}
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-[100] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 rounded-picture border border-line bg-raised p-6 shadow-float"
        >
          <AlertDialog.Title className="text-2xl">Leave without saving?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">
            Your changes are not saved yet.
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap gap-3">
            <AlertDialog.Cancel asChild>
              <Button>Stay</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" onClick={onLeave}>
                Leave
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
