import { type RefObject, useEffect } from 'react'
import type { TourAction } from './tour-state.ts'

/** Toggles the browser's fullscreen; the state also follows Escape. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  dispatch: (action: TourAction) => void,
): () => void {
  useEffect(() => {
    const follow = () =>
      dispatch({ type: 'fullscreen', isFullscreen: document.fullscreenElement === frame.current })
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [frame, dispatch])
  return () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => undefined)
    // On phones without the API the dialog fills the window already, and only the button's state changes.
    else dispatch({ type: 'toggle-fullscreen' })
  }
}
