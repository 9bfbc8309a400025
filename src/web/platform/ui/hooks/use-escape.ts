import { useEffect, useEffectEvent } from 'react'

const layers: object[] = []

/**
 * Of several open dialogs, Escape closes only the newest. Radix passes the key to its newest layer only,
 * which may be a toast, so a dialog prevents `onEscapeKeyDown` and listens here.
 */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOn) return
    const layer = {}
    layers.push(layer)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && layers.at(-1) === layer) close()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      removeEventListener('keydown', onKeyDown)
    }
  }, [isOn])
}

/** For `onEscapeKeyDown` of a dialog that uses `useEscape`. */
export const leaveEscape = (event: Event) => event.preventDefault()
