import { useEffect } from 'react'
import './banks-window.css'

/** A frame of Stripe beside the dialogs, in which the bank wants an answer. */
const isBanks = (element: EventTarget | null): boolean =>
  element instanceof HTMLIFrameElement &&
  element.name.startsWith('__privateStripeFrame') &&
  !element.closest('[role=dialog]')

/** Lets the guest type in the bank's window: a dialog never learns that the focus went there, and so does not take it back. */
export function useBanksWindow(): void {
  useEffect(() => {
    const hide = (event: FocusEvent) => {
      if (isBanks(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
    }
    addEventListener('focusin', hide, true)
    addEventListener('focusout', hide, true)
    return () => {
      removeEventListener('focusin', hide, true)
      removeEventListener('focusout', hide, true)
    }
  }, [])
}
