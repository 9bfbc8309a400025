import { useEffect, useSyncExternalStore } from 'react'
import { useReducedMotion } from '#web/platform/ui/hooks/use-reduced-motion.ts'

/** The page's fire and the one over the whole screen are one fire. */
type SharedFire = {
  /** Undefined until the visitor pauses or plays it. */
  isToggledOn?: boolean
  /** True while the one over the whole screen covers the page's. */
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

/** Whether the fire burns, and whether the page's is covered. With reduced motion it begins paused. */
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

/** For the page's fire: the next page begins with a fresh one. */
export function useFreshAfterwards() {
  useEffect(() => () => change(FRESH), [])
}

/** For the fire over the whole screen. */
export function useCover() {
  useEffect(() => {
    change({ ...fire, isCovered: true })
    return () => change({ ...fire, isCovered: false })
  }, [])
}
