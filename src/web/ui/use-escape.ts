import { useEffect } from 'react'

/**
 * Closes a dialog by Escape. Radix passes the key to its newest layer only, which may be a toast; so the
 * dialog prevents `onEscapeKeyDown` and listens here.
 */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOn, onEscape])
}

/** For `onEscapeKeyDown` of a dialog that uses `useEscape`. */
export const leaveEscape = (event: Event) => event.preventDefault()
