import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

/** One night of one lodge. */
export type Spot = { slug: string; date: string }

/** How long a finger rests on a night before it drags, in milliseconds, and how far it may stray until then, in pixels. */
const LONG_PRESS_MS = 350
const STRAY_PX = 10

type GridPointer = {
  /** A mouse or a resting finger starts here; with Shift it goes on from before. */
  onStart: (spot: Spot, goesOn: boolean) => void
  onExtend: (spot: Spot) => void
  /** A short touch. */
  onTap: (spot: Spot) => void
  /** The night at a point of the screen, where cells do not say it by themselves. */
  spotAt?: (x: number, y: number) => Spot | null
}

export function findSpot(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null
  const { date, lodge } = cell?.dataset ?? {}
  return date && lodge ? { date, slug: lodge } : null
}

const spotUnder = (x: number, y: number) => findSpot(document.elementFromPoint(x, y))

/** A drag over nights: at once with a mouse, after a long press with a finger, which scrolls otherwise. */
export function useGridPointer(handlers: GridPointer) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const isDragging = useRef(false)
  useEffect(() => {
    // React listens passively, and a passive listener cannot keep the page from scrolling. The grid may come later.
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
    // A long press must not open the browser's menu.
    onContextMenu: (event: { preventDefault: () => void }) => isDragging.current && event.preventDefault(),
  }
}
