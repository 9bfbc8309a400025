import { type Dispatch, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useWheelSteps } from '#web/platform/ui/hooks/use-wheel-steps.ts'
import type { TourStage } from '../tour-stage.ts'
import type { TourAction } from '../tour-state.ts'
import type { Hold } from '../use-tour.ts'
import { heightInDegrees } from './projection.ts'
import { limitFrom, resisted } from './soft-zoom.ts'

type Point = { x: number; y: number }
type DragOf = {
  view: RefObject<HTMLElement | null>
  stage: TourStage
  dispatch: Dispatch<TourAction>
  hold: Hold
  zoom: number
}

/** A wheel reports no end, so a rest ends its turn. */
const WHEEL_REST_MS = 250

const isInBubble = (target: EventTarget | null) =>
  target instanceof Element && target.closest('section') !== null

export function useDrag({ view, stage, dispatch, hold, zoom }: DragOf) {
  const fingers = useRef(new Map<number, Point>())
  const pinch = useRef({ spread: 0, zoom: 1 })
  useWheelZoom(view, dispatch)
  const measureSpread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const release = ({ pointerId }: PointerEvent) => {
    // A finger on a button is not the view's.
    if (!fingers.current.delete(pointerId) || fingers.current.size > 0) return
    hold('finger', false)
    const limit = limitFrom(pinch.current.zoom)
    if (pinch.current.spread > 0 && zoom > limit) dispatch({ type: 'zoom', zoom: limit })
    pinch.current = { spread: 0, zoom: 1 }
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button, section')) return
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      pinch.current = { spread: measureSpread(), zoom }
      hold('finger', true)
    },
    onPointerMove(event: PointerEvent) {
      const from = fingers.current.get(event.pointerId)
      if (!from) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size > 1) {
        const { spread, zoom: start } = pinch.current
        if (spread > 0)
          dispatch({ type: 'zoom', zoom: resisted((start * measureSpread()) / spread, limitFrom(start)) })
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
  }
}

function useWheelZoom(view: RefObject<HTMLElement | null>, dispatch: Dispatch<TourAction>) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const roll = (steps: number) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => dispatch({ type: 'end-roll' }), WHEEL_REST_MS)
    dispatch({ type: 'roll', steps })
  }
  useWheelSteps(view, roll, ({ target }) => !isInBubble(target))
}
