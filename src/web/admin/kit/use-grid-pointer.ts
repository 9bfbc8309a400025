import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

export type Spot = { slug: string; date: string }

/** The press before a finger drags, in milliseconds, and how far the finger may move meanwhile, in pixels. */
const LONG_PRESS_MS = 350
const STRAY_PX = 10

type GridPointer = {
  /** `goesOn`: Shift extends the earlier selection. */
  onStart: (spot: Spot, goesOn: boolean) => void
  onExtend: (spot: Spot) => void
  onTap: (spot: Spot) => void
  /** Needed where the cells do not name their night. */
  spotAt?: (x: number, y: number) => Spot | null
}

export function findSpot(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null
  const { date, lodge } = cell?.dataset ?? {}
  return date && lodge ? { date, slug: lodge } : null
}

const spotUnder = (x: number, y: number) => findSpot(document.elementFromPoint(x, y))

/** A mouse drags at once. A finger scrolls, and drags after a long press. */
export function useGridPointer(handlers: GridPointer) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const isDragging = useRef(false)
  useEffect(() => {
    // React's listeners are passive and cannot prevent scrolling. The document is used because the grid may appear later.
    const holdPage = (event: TouchEvent) => isDragging.current && event.preventDefault()
    document.addEventListener('touchmove', holdPage, { passive: false })
    return () => document.removeEventListener('touchmove', holdPage)
  }, [])
  const drag = (event: ReactPointerEvent) => {
    const spot = event.button === 0 && event.isPrimary ? findSpot(event.target) : null
    if (!spot) return
    const isTouch = event.pointerType === 'touch'
    const start = () => {
      isDragging.current = true
      latest.current.onStart(spot, event.shiftKey)
    }
    const timer = isTouch ? setTimeout(start, LONG_PRESS_MS) : undefined
    if (!isTouch) start()
    const move = (next: PointerEvent) => {
      const strays = Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > STRAY_PX
      if (!isDragging.current && strays) end()
      if (!isDragging.current) return
      const { spotAt = spotUnder } = latest.current
      const over = spotAt(next.clientX, next.clientY)
      if (over) latest.current.onExtend(over)
    }
    const lift = () => {
      if (isTouch && !isDragging.current) latest.current.onTap(spot)
      end()
    }
    const end = () => {
      clearTimeout(timer)
      isDragging.current = false
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', lift)
      removeEventListener('pointercancel', end)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', lift)
    addEventListener('pointercancel', end)
  }
  return {
    onPointerDown: drag,
    // A long press would open the browser's menu.
    onContextMenu: (event: { preventDefault: () => void }) => isDragging.current && event.preventDefault(),
  }
}
