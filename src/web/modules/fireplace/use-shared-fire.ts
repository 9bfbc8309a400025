import { useEffect, useSyncExternalStore } from 'react'
import { useReducedMotion } from '#web/platform/ui/hooks/use-reduced-motion.ts'

/** The page's fire and the one over the whole screen are one fire. */
type SharedFire = {
  /** Undefined until the visitor pauses or plays it. */
  isToggledOn?: boolean
  /** True while the fire over the whole screen covers the page's. */
  isCovered: boolean
}

const FRESH: SharedFire = { isCovered: false }
let fire = FRESH
const listeners = new Set<() => void>()

function change(next: SharedFire) {
  fire = next
  for (const notify of listeners) notify()
}

function watch(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** With reduced motion the fire begins paused. */
export function useSharedFire() {
  const isStill = useReducedMotion()
  const { isToggledOn, isCovered } = useSyncExternalStore(
    watch,
    () => fire,
    () => FRESH,
  )
  const isRunning = isToggledOn ?? !isStill
  return { isRunning, isCovered, toggle: () => change({ ...fire, isToggledOn: !isRunning }) }
}

/** The next page begins with a fresh fire. */
export function useResetOnUnmount() {
  useEffect(() => () => change(FRESH), [])
}

export function useCover() {
  useEffect(() => {
    change({ ...fire, isCovered: true })
    return () => change({ ...fire, isCovered: false })
  }, [])
}
