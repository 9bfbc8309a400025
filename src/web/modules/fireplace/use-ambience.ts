import { useEffect, useRef } from 'react'
import { startAmbience } from './ambience.ts'
import type { FireplaceTheme } from './themes.ts'

/** Plays the theme's sound while `audible`, and pauses in a hidden tab. `audible` must follow a gesture. */
export function useAmbience(theme: FireplaceTheme, audible: boolean) {
  const context = useRef<AudioContext>(undefined)
  useEffect(() => {
    if (!audible || typeof AudioContext === 'undefined') return
    context.current ??= new AudioContext()
    return startAmbience(context.current, theme)
  }, [theme, audible])
  useEffect(() => {
    const rest = () => {
      if (document.hidden) void context.current?.suspend()
      else void context.current?.resume()
    }
    document.addEventListener('visibilitychange', rest)
    return () => {
      document.removeEventListener('visibilitychange', rest)
      void context.current?.close()
      context.current = undefined
    }
  }, [])
}
