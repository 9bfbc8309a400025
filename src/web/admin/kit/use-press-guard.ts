import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

const SETTLES_MS = 800

type Place = { top: number; movedAt: number }

/** Ignores presses on rows that have just moved under the pointer. Key presses always count, because they follow the focus. */
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
  // A row that opens or closes moves the others. Noting it here keeps the next render from counting it as a move.
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
