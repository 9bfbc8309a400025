import { useState } from 'react'
import { focusPage } from '#web/platform/shell/focus-page.ts'
import { rememberedFocus } from './remember-focus.ts'

/** A button may have lost the focus while its dialog was prepared. */
const openerNow = () =>
  document.activeElement === document.body ? rememberedFocus() : document.activeElement

/**
 * For `onCloseAutoFocus` of a dialog without Radix's trigger. The focus returns to the element that had it
 * when the dialog opened, or to its section or the page when that element is gone.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => (import.meta.env.SSR ? null : openerNow()))
  const [section] = useState(() => opener?.closest('section'))
  return (event) => {
    event.preventDefault()
    if (!(opener instanceof HTMLElement)) return
    if (opener.isConnected) opener.focus({ preventScroll: true })
    else focusPage(section?.isConnected ? section : null)
  }
}
