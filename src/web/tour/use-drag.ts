import { type Dispatch, type PointerEvent, useEffect, useRef, type WheelEvent } from 'react'
import { heightInDegrees } from './projection.ts'
import { limitFrom, resisted } from './soft-zoom.ts'
import type { TourStage } from './tour-stage.ts'
import { type TourAction, ZOOM } from './tour-state.ts'

type Point = { x: number; y: number }
type DragOf = {
  stage: TourStage
  dispatch: Dispatch<TourAction>
  hold: (held: boolean) => void
  zoom: number
}

const WHEEL_STEP = 0.1
/** A wheel has no end of its own. */
const WHEEL_REST_MS = 250

/** One finger or the mouse turns the view; two fingers or the wheel zoom. */
export function useDrag({ stage, dispatch, hold, zoom }: DragOf) {
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef({ spread: 0, zoom: 1 })
  const onWheel = useWheelZoom(dispatch, zoom)
  const spreadOf = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    if (fingers.current.size > 0) return
    hold(false)
    const limit = limitFrom(pinch.current.zoom)
    if (pinch.current.spread > 0 && zoom > limit) dispatch({ type: 'zoom', zoom: limit })
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button, section')) return
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      pinch.current = { spread: spreadOf(), zoom }
      hold(true)
    },
    onPointerMove(event: PointerEvent) {
      const from = fingers.current.get(event.pointerId)
      if (!from) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size > 1) {
        const { spread, zoom: start } = pinch.current
        if (spread > 0)
          dispatch({ type: 'zoom', zoom: resisted((start * spreadOf()) / spread, limitFrom(start)) })
        return
      }
      const share = heightInDegrees(zoom, stage.size) / event.currentTarget.clientHeight
      dispatch({
        type: 'turn',
        right: (from.x - event.clientX) * share,
        up: (event.clientY - from.y) * share,
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel,
  }
}

/** Zooms by the wheel: beyond the soft limit it resists, and returns when the wheel rests. */
function useWheelZoom(dispatch: Dispatch<TourAction>, zoom: number) {
  const roll = useRef<{ wanted: number; limit: number; rest: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => () => clearTimeout(roll.current?.rest), [])
  return ({ deltaY }: WheelEvent) => {
    const { wanted: before, limit } = roll.current ?? { wanted: zoom, limit: limitFrom(zoom) }
    clearTimeout(roll.current?.rest)
    const wanted = Math.min(ZOOM.max, Math.max(ZOOM.min, before - Math.sign(deltaY) * WHEEL_STEP))
    const rest = setTimeout(() => {
      roll.current = undefined
      if (wanted > limit) dispatch({ type: 'zoom', zoom: limit })
    }, WHEEL_REST_MS)
    roll.current = { wanted, limit, rest }
    dispatch({ type: 'zoom', zoom: resisted(wanted, limit) })
  }
}
