import { type ReactNode, useState } from 'react'
import { LeaveDialog } from './unsaved-guard.tsx'

type ConfirmLeave = {
  /** Runs an action at once, or after the dialog's 'Leave' while there are unsaved changes. */
  confirmLeave: (action: () => void) => void
  leaveDialog: ReactNode
}

/** For an action that discards unsaved changes without a navigation, which `UnsavedGuard` would block. */
export function useConfirmLeave(hasChanges: boolean): ConfirmLeave {
  const [pending, setPending] = useState<(() => void) | null>(null)
  const confirmLeave = (action: () => void) => (hasChanges ? setPending(() => action) : action())
  const stay = () => setPending(null)
  const leave = () => {
    setPending(null)
    pending?.()
  }
  return { confirmLeave, leaveDialog: pending && <LeaveDialog onStay={stay} onLeave={leave} /> }
}
