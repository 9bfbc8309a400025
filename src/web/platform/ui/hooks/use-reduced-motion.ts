import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

function watch(changed: () => void) {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(STILL).matches,
    () => false,
  )
