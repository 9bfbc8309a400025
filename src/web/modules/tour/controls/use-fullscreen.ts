import { useEffect } from 'react'
import type { TourAction } from '../tour-state.ts'

/**
 * Toggles the browser's fullscreen; the state also follows Escape. The page has it, not the tour, which covers the page: toasts and
 * tooltips are outside of the tour.
 */
export function useFullscreen(dispatch: (action: TourAction) => void): () => void {
  useEffect(() => {
    const follow = () => dispatch({ type: 'fullscreen', isFullscreen: document.fullscreenElement !== null })
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [dispatch])
  return () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined)
    // On phones without the API the dialog fills the window already, and only the button's state changes.
    else dispatch({ type: 'toggle-fullscreen' })
  }
}
