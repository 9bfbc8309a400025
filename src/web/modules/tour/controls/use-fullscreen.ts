import { useEffect } from 'react'
import type { TourAction } from '../tour-state.ts'

/** The page becomes fullscreen, not the tour, because toasts and tooltips are outside of the tour. */
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
    // Phones without the API: the dialog fills the window already, and only the button changes.
    else dispatch({ type: 'toggle-fullscreen' })
  }
}
