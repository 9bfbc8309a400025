import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findSpot, type Spot, useGridPointer } from '../kit/use-grid-pointer.ts'
import { stepFrom } from './grid-step.ts'
import { extendTo, type Selection, selectSpot } from './selection.ts'

type RateGrid = {
  /** A single lodge is shown in weeks. */
  rows: readonly string[]
  /** The tab stop unless a night had the focus. */
  home: Spot
  isShown: (date: string) => boolean
  show: (date: string) => void
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  onEnter: () => void
}

const isSame = (a: Spot, b: Spot) => a.date === b.date && a.slug === b.slug

/** Chooses nights by pointer and keyboard. One night at a time is the grid's tab stop. */
export function useRateGrid({ rows, home, isShown, show, selection, onSelect, onEnter }: RateGrid) {
  const grid = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(home)
  const mustFocus = useRef(false)
  const stop = rows.includes(focus.slug) && isShown(focus.date) ? focus : home
  const find = ({ slug, date }: Spot) =>
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"][data-lodge="${slug}"]`)
  useEffect(() => {
    if (!mustFocus.current) return
    const cell = find(focus)
    if (cell) mustFocus.current = false
    cell?.focus()
  })
  const moveTo = (spot: Spot) => {
    mustFocus.current = true
    setFocus(spot)
    if (!isShown(spot.date)) show(spot.date)
  }
  /** In weeks, the other chosen lodges stay chosen. */
  const selectFrom = (spot: Spot): Selection =>
    rows.length <= 1 && selection?.lodges.includes(spot.slug)
      ? { ...selectSpot(spot), lodges: selection.lodges }
      : selectSpot(spot)
  const extend = (from: Selection, head: Spot) => onSelect(extendTo(from, head, rows))
  const pointer = useGridPointer({
    onStart: (spot, goesOn) => (goesOn && selection ? extend(selection, spot) : onSelect(selectFrom(spot))),
    onExtend: (spot) => {
      if (!selection || isSame(selection.head, spot)) return
      extend(selection, spot)
      find(spot)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    onTap: (spot) =>
      selection?.isOpen ? extend(selection, spot) : onSelect({ ...selectFrom(spot), isOpen: true }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const spot = findSpot(event.target)
    if (!spot || event.altKey || event.ctrlKey || event.metaKey) return
    const next = stepFrom(spot, event.key, rows)
    if (next) {
      moveTo(next)
      if (event.shiftKey)
        extend(selection && isSame(selection.head, spot) ? selection : selectFrom(spot), next)
    } else if (event.key === ' ') onSelect(selectFrom(spot))
    else if (event.key === 'Enter') {
      if (!selection) onSelect(selectFrom(spot))
      onEnter()
    } else if (event.key === 'Escape') onSelect(null)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const spot = findSpot(event.target)
    if (spot && !isSame(spot, focus)) setFocus(spot)
  }
  return { grid, stop, focusStop: () => find(stop)?.focus(), handlers: { ...pointer, onKeyDown, onFocus } }
}
