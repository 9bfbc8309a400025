import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { useReducedMotion } from '#web/platform/ui/hooks/use-reduced-motion.ts'
import { findOpening } from './panorama/openings.ts'
import { stateOfLink, toTourSearch } from './tour-link.ts'
import type { TourScene } from './tour-scenes.ts'
import type { TourSearch } from './tour-search.ts'
import { type Motion, TourStage } from './tour-stage.ts'
import { ROTATION_STEP_MS, type SharedView, type TourAction, tourReducer } from './tour-state.ts'

/** The address follows the view after this time without a change. */
const REST_MS = 400

type Holder = 'finger' | 'device'
export type Hold = (holder: Holder, held: boolean) => void

export function useTour(
  lodge: Lodge,
  scenes: readonly TourScene[],
  view: SharedView,
  onView: (search: TourSearch) => void,
) {
  const [isUpright] = useState(() => window.innerWidth < window.innerHeight)
  const [state, dispatchAction] = useReducer(tourReducer, view, (link) =>
    stateOfLink(link, (id) => findOpening(lodge, id, isUpright)),
  )
  const { scene, rotation, pitch, zoom } = state
  const opening = useMemo(() => findOpening(lodge, scene, isUpright), [lodge, scene, isUpright])
  const [stage] = useState(() => new TourStage({ yaw: rotation, pitch, zoom }))
  const [motion, setMotion] = useState<Motion>('cut')
  const isStill = useReducedMotion()
  const isRotating = state.isRotating && !isStill
  const holders = useRef(new Set<Holder>())
  const dispatch = useCallback(
    (action: TourAction) => {
      setMotion(holders.current.size > 0 || isStill ? 'cut' : chooseMotion(action))
      dispatchAction(action)
    },
    [isStill],
  )
  /** While a finger or the device turns the view, the picture follows without motion. */
  const hold: Hold = useCallback((holder, held) => {
    if (held) holders.current.add(holder)
    else holders.current.delete(holder)
  }, [])
  useEffect(() => {
    if (!isRotating) return
    let lastStepAt = performance.now()
    const clock = setInterval(() => {
      // A slow device misses ticks; the next one makes up for them.
      const steps = Math.round((performance.now() - lastStepAt) / ROTATION_STEP_MS)
      lastStepAt += steps * ROTATION_STEP_MS
      if (!document.hidden && steps > 0) dispatch({ type: 'tick', steps })
    }, ROTATION_STEP_MS)
    return () => clearInterval(clock)
  }, [isRotating, dispatch])
  const emitView = useRef(onView)
  emitView.current = onView
  useEffect(
    () => stage.moveTo({ yaw: rotation, pitch, zoom }, motion),
    [stage, rotation, pitch, zoom, motion],
  )
  const search = useMemo(
    () => toTourSearch(lodge.slug, { scene, rotation, pitch, zoom }, opening),
    [lodge.slug, scene, rotation, pitch, zoom, opening],
  )
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (isRotating) return
    const rest = setTimeout(() => emitView.current(search), REST_MS)
    return () => clearTimeout(rest)
  }, [search, isRotating])
  const shown = scenes.find(({ id }) => id === scene) ?? scenes[0]
  if (!shown) throw new Error('a tour has scenes')
  return { state: { ...state, isRotating }, dispatch, scene: shown, search, opening, stage, isStill, hold }
}

function chooseMotion({ type }: TourAction): Motion {
  if (type === 'choose-scene' || type === 'choose-hotspot') return 'cut'
  return type === 'tick' ? 'steady' : 'glide'
}
