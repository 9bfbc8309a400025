import { useState } from 'react'
import { rememberedFocus } from './remember-focus.ts'

/** The element that has the focus, or the button that lost it while its dialog was prepared. */
const openerNow = () =>
  document.activeElement === document.body ? rememberedFocus() : document.activeElement

/**
 * For `onCloseAutoFocus` of a dialog without Radix's trigger: the focus returns to the element that had it when the dialog was
 * opened.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => (import.meta.env.SSR ? null : openerNow()))
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}
