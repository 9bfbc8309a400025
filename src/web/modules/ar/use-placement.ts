import { type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { type Placement, type PlacementChange, place } from './placement.ts'

const NUDGE_PERCENT = 2
const FAR_NUDGE_PERCENT = 10

type Point = { x: number; y: number }

const keys: Record<string, (far: boolean) => PlacementChange> = {
  ArrowLeft: (far) => ({ type: 'moved', dx: far ? -FAR_NUDGE_PERCENT : -NUDGE_PERCENT, dy: 0 }),
  ArrowRight: (far) => ({ type: 'moved', dx: far ? FAR_NUDGE_PERCENT : NUDGE_PERCENT, dy: 0 }),
  ArrowUp: (far) => ({ type: 'moved', dx: 0, dy: far ? -FAR_NUDGE_PERCENT : -NUDGE_PERCENT }),
  ArrowDown: (far) => ({ type: 'moved', dx: 0, dy: far ? FAR_NUDGE_PERCENT : NUDGE_PERCENT }),
  '+': () => ({ type: 'scaled', steps: 1 }),
  '=': () => ({ type: 'scaled', steps: 1 }),
  '-': () => ({ type: 'scaled', steps: -1 }),
  '[': () => ({ type: 'rotated', steps: -1 }),
  ']': () => ({ type: 'rotated', steps: 1 }),
}

function toPercent({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const frame = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
  return { x: ((clientX - frame.left) / frame.width) * 100, y: ((clientY - frame.top) / frame.height) * 100 }
}

export function usePlacement(isOn: boolean, start: Placement) {
  const [placement, change] = useReducer(place, start)
  useEffect(() => change({ type: 'reset', to: start }), [start])
  const pointers = useRef(new Map<number, Point>())
  const pinch = useRef(0)
  // Keeps the artwork from jumping under the finger, also after a limit stopped it.
  const hold = useRef<Point>({ x: 0, y: 0 })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const applyKey = keys[event.key]
      if (!applyKey || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      change(applyKey(event.shiftKey))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOn])
  const spread = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  // Two fingers: every tenth of growing distance is one step of the scale.
  const resize = (gap: number) => {
    const steps = Math.trunc((gap / pinch.current - 1) * 10)
    if (steps === 0) return
    pinch.current = gap
    change({ type: 'scaled', steps })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pinch.current = spread()
    const at = toPercent(event)
    hold.current = { x: placement.x - at.x, y: placement.y - at.y }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const gap = spread()
    if (gap > 0) return resize(gap)
    const at = toPercent(event)
    change({ type: 'placed', x: at.x + hold.current.x, y: at.y + hold.current.y })
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    pinch.current = spread()
    // The finger that remains after a pinch must not drag the artwork.
    pointers.current.clear()
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release }
  return { placement, change, handlers }
}
