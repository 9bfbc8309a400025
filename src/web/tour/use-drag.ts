import { type Dispatch, type PointerEvent, useRef, type WheelEvent } from 'react'
import type { TourAction } from './tour-state.ts'

type Point = { x: number; y: number }
type DragOf = { dispatch: Dispatch<TourAction>; hold: (held: boolean) => void; zoom: number }

/** Degrees of a drag over the stage's whole height at zoom 1. */
const SWEEP_DEGREES = 75
const WHEEL_STEP = 0.1

/** One finger or the mouse turns the view; two fingers or the wheel zoom. */
export function useDrag({ dispatch, hold, zoom }: DragOf) {
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef({ spread: 0, zoom: 1 })
  const spreadOf = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    if (fingers.current.size === 0) hold(false)
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
        if (spread > 0) dispatch({ type: 'zoom', zoom: (start * spreadOf()) / spread })
        return
      }
      const share = SWEEP_DEGREES / event.currentTarget.clientHeight / zoom
      dispatch({
        type: 'turn',
        right: (from.x - event.clientX) * share,
        up: (event.clientY - from.y) * share,
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel(event: WheelEvent) {
      dispatch({ type: 'zoom', zoom: zoom - Math.sign(event.deltaY) * WHEEL_STEP })
    },
  }
}
