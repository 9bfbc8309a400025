import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { addDays, daysBetween } from '#contract/platform/dates.ts'
import { findSpot, type Spot, useGridPointer } from '#web/admin/kit/use-grid-pointer.ts'
import { type Bar, barsOn, type Row } from './bars.ts'
import { type Chosen, chooseDay, extendTo, nothing, toProposal } from './chosen.ts'
import { measure, scrollToDay, spotAtPoint } from './geometry.ts'
import { barAt, findRow, type Stop, stepFrom } from './grid-stop.ts'
import { useStayDrag } from './use-stay-drag.ts'

type TimelineGrid = {
  rows: readonly Row[]
  from: string
  days: number
  /** The first tab stop. */
  home: string
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** Shows a date outside the range. */
  onShow: (date: string) => void
  /** A stay was dropped on a new place. */
  onPropose: (chosen: Chosen & { kind: 'move' }) => void
  /** A bar other than a stay was pressed. */
  onOpen: (bar: Bar) => void
}

const findBar = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null

/** Chooses nights and stays by pointer and keyboard. One cell or bar at a time is the grid's tab stop. */
export function useTimelineGrid(given: TimelineGrid) {
  const { rows, from, days, home, chosen, onChoose, onShow } = given
  const grid = useRef<HTMLDivElement>(null)
  const to = addDays(from, days)
  const isShown = (date: string) => from <= date && date < to
  const [focus, setFocus] = useState<Stop>({ slug: '', date: home, lane: 0 })
  /** Receives the focus once it is rendered. */
  const due = useRef<Stop | null>(null)
  const isKnown = findRow(rows, focus.slug) !== undefined && isShown(focus.date)
  const stop: Stop = isKnown
    ? focus
    : { slug: rows[0]?.slug ?? '', date: isShown(home) ? home : from, lane: 0 }
  const bar = barAt(rows, stop)
  const find = () => {
    const row = grid.current?.querySelector(`[data-row="${stop.slug}"]`)
    return row?.querySelector<HTMLElement>(bar ? `[data-bar="${bar.id}"]` : `[data-date="${stop.date}"]`)
  }
  const moveTo = (next: Stop) => {
    due.current = next
    setFocus(next)
    if (!isShown(next.date)) onShow(next.date)
  }
  /** Repeats after the next render: an open dialog holds the focus until it closes. */
  const focusStop = () => {
    find()?.focus()
    moveTo(stop)
  }
  /** Called after each render of the days: a long range renders its days only when they are scrolled to. */
  const onRendered = () => {
    // Another stop, or other days, were rendered meanwhile.
    if (due.current !== stop) return
    const element = find()
    if (element) due.current = null
    element?.focus()
    if (!element && grid.current) scrollToDay(grid.current, daysBetween(from, stop.date), days)
  }
  const geometry = () => grid.current && measure(grid.current, from, days)
  const drag = useStayDrag({
    measure: geometry,
    onMove: (stay, proposal) => onChoose({ kind: 'move', stay, proposal }),
    onDrop: (stay, proposal) => given.onPropose({ kind: 'move', stay, proposal }),
    onCancel: () => onChoose(nothing),
  })
  const pointer = useGridPointer({
    onStart: ({ slug, date }, goesOn) =>
      onChoose(
        goesOn && chosen.kind === 'days' && chosen.slug === slug
          ? extendTo(chosen, date)
          : chooseDay({ slug, date }),
      ),
    onExtend: ({ date }) => {
      if (chosen.kind === 'days' && chosen.head !== date) onChoose(extendTo(chosen, date))
    },
    onTap: ({ slug, date }) =>
      onChoose(
        chosen.kind === 'days' && chosen.isOpen && chosen.slug === slug
          ? extendTo(chosen, date)
          : chooseDay({ slug, date }, true),
      ),
    spotAt: (x, y) => {
      const drawn = geometry()
      return drawn && spotAtPoint(drawn, x, y)
    },
  })
  const findEntry = (element: HTMLElement): Bar | undefined =>
    findRow(rows, element.dataset.rowOfBar ?? '')?.bars.find(({ id }) => id === element.dataset.bar)
  const onPointerDown = (event: PointerEvent) => {
    const element = findBar(event.target)
    const pressed = element && findEntry(element)
    drag.wasDragged.current = false
    if (!element) pointer.onPointerDown(event)
    else if (pressed?.entry.kind === 'stay') drag.start(event, element, pressed.entry.stay)
  }
  const onClick = (event: MouseEvent) => {
    const element = findBar(event.target)
    const pressed = element && findEntry(element)
    // A key press has no click count. It cannot end a drag, and the focus then moves to the actions.
    const isByKey = event.detail === 0
    if (!pressed || (drag.wasDragged.current && !isByKey)) return
    if (pressed.entry.kind === 'stay') onChoose({ kind: 'stay', stay: pressed.entry.stay })
    else given.onOpen(pressed)
    if (isByKey) focusActions()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || chosen.kind === 'move') return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const next = stepFrom({ rows, range: { from, to }, days }, stop, event.key)
    if (event.shiftKey && isSideways) choose(event.key === 'ArrowLeft' ? -1 : 1)
    else if (next) moveTo(next)
    else if (event.key.toLowerCase() === 'm' && bar?.entry.kind === 'stay') {
      const { stay } = bar.entry
      onChoose({ kind: 'move', stay, proposal: toProposal(stay) })
    } else if (event.key === 'Escape') onChoose(nothing)
    else if (bar === null && (event.key === 'Enter' || event.key === ' ')) {
      if (chosen.kind !== 'days' || event.key === ' ') onChoose(chooseDay(stop))
      if (event.key === 'Enter') focusActions()
    } else if (event.key === 'Enter' && chosen.kind === 'days') focusActions()
    else return
    event.preventDefault()
  }
  /** Extends the selection by a night, or begins one. */
  const choose = (step: number) => {
    const days = chosen.kind === 'days' && chosen.slug === stop.slug ? chosen : chooseDay(stop)
    const head = addDays(days.head, step)
    onChoose(extendTo(days, head))
    moveTo({ slug: stop.slug, date: head, lane: 0 })
  }
  const onFocus = (event: FocusEvent) => {
    const element = findBar(event.target)
    const focused = element && findEntry(element)
    const spot: Spot | null = findSpot(event.target)
    const row = spot && findRow(rows, spot.slug)
    if (!spot || !row) return
    const lane = focused ? barsOn(row, spot.date).findIndex(({ id }) => id === focused.id) : 0
    const isStop = stop.slug === spot.slug && (focused ? focused.id === bar?.id : stop.date === spot.date)
    if (!isStop) setFocus({ ...spot, lane: Math.max(0, lane) })
  }
  return {
    grid,
    stop,
    onRendered,
    focusStop,
    focusOn: (spot: Spot) => moveTo({ ...spot, lane: 0 }),
    handlers: { onPointerDown, onContextMenu: pointer.onContextMenu, onClick, onKeyDown, onFocus },
  }
}

/** Renders the actions at once, because the next key belongs to their first button. */
function focusActions(): void {
  flushSync(() => undefined)
  document.querySelector<HTMLElement>('[data-actions] :is(button, a)')?.focus()
}
