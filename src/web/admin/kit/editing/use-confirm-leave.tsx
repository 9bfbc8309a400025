import { type ReactNode, useState } from 'react'
import { LeaveDialog } from './unsaved-guard.tsx'

type ConfirmLeave = {
  /** Runs at once, or after 'Leave' while there are unsaved changes. */
  confirmLeave: (action: () => void) => void
  leaveDialog: ReactNode
}

/** For actions that discard changes without a navigation, which `UnsavedGuard` cannot block. */
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
