import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useWheelSteps } from '#web/platform/ui/hooks/use-wheel-steps.ts'
import { MIN_ZOOM, panned, unzoomed, zoomed } from './zoom.ts'

const SWIPE_PX = 50
const DOUBLE_CLICK_ZOOM = 2.5
const WHEEL_ZOOM = 1.15

type Point = { x: number; y: number }
/** Whether the surrounding dialog is scrolled. */
const isScrolled = (element: HTMLElement | null) => (element?.closest('[role=dialog]')?.scrollTop ?? 0) > 0
const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Zoom by wheel, pinch and double click; drag when zoomed, swipe otherwise. Spread `handlers` on the stage. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(unzoomed)
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const by = (factor: number, element: Element) => {
    const box = element.getBoundingClientRect()
    setZoom((now) => zoomed(now, factor, box))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    if (pointers.current.size === 0) travelled.current = 0
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const gap = distance([...pointers.current.values()])
    const dx = event.clientX - before.x
    const dy = event.clientY - before.y
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const box = event.currentTarget.getBoundingClientRect()
    if (gap > 0) {
      const factor = distance([...pointers.current.values()]) / gap
      setZoom((now) => zoomed(now, factor, box))
      travelled.current = 0
      return
    }
    travelled.current += dx
    setZoom((now) => panned(now, dx, dy, box))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0
    if (wasLast && zoom.scale === 1 && Math.abs(travelled.current) > SWIPE_PX)
      onSwipe(travelled.current < 0 ? 1 : -1)
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId)
  useWheelSteps(
    stage,
    (step) => stage.current && by(WHEEL_ZOOM ** step, stage.current),
    // At full size the wheel scrolls down to the details, and back up to the picture.
    ({ deltaY, ctrlKey }) => ctrlKey || zoom.scale > MIN_ZOOM || (deltaY < 0 && !isScrolled(stage.current)),
  )
  const onDoubleClick = (event: { currentTarget: HTMLElement }) =>
    by(zoom.scale > 1 ? 1 / zoom.scale : DOUBLE_CLICK_ZOOM, event.currentTarget)
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick }
  return { zoom, by, handlers }
}
