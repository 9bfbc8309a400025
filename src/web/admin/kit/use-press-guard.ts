import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

/** What moved under the pointer less than this time ago is not pressed. */
const SETTLES_MS = 800

type Place = { top: number; movedAt: number }

/**
 * Swallows presses of what has just moved inside a list whose rows go, because the next row slides under the pointer. A press by
 * keyboard goes where the focus is and counts always.
 */
export function usePressGuard<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const places = useRef(new WeakMap<Element, Place>())
  const note = useRef((movedAt?: number) => {
    if (!list.current) return
    const start = list.current.getBoundingClientRect().top
    for (const target of list.current.querySelectorAll('button, a')) {
      const top = Math.round(target.getBoundingClientRect().top - start)
      const known = places.current.get(target)
      const hasMoved = movedAt !== undefined && known !== undefined && known.top !== top
      places.current.set(target, {
        top,
        movedAt: hasMoved ? movedAt : (known?.movedAt ?? Number.NEGATIVE_INFINITY),
      })
    }
  }).current
  useLayoutEffect(() => note(performance.now()))
  // What a row moves by opening or closing counts as no move: without this the next rendering of the list would take it for one.
  useEffect(() => {
    const sizes = new ResizeObserver(() => note())
    if (list.current) sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [note])
  const onClickCapture = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('button, a')
    const place = pressed && places.current.get(pressed)
    if (event.detail === 0 || !place || performance.now() - place.movedAt >= SETTLES_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { ref: list, onClickCapture }
}
