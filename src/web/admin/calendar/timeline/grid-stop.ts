import { addDays, type DateRange, overlaps } from '#contract/platform/dates.ts'
import type { Spot } from '#web/admin/kit/use-grid-pointer.ts'
import { type Bar, barsOn, type Row } from './bars.ts'

export type Stop = Spot & { lane: number }

type Grid = { rows: readonly Row[]; range: DateRange; days: number }

export const findRow = (rows: readonly Row[], slug: string): Row | undefined =>
  rows.find((row) => row.slug === slug)

/** Null on an empty night. */
export function barAt(rows: readonly Row[], { slug, date, lane }: Stop): Bar | null {
  const row = findRow(rows, slug)
  return (row && barsOn(row, date)[lane]) ?? null
}

/** The tab stop must be rendered, so it falls back to the nearest rendered night in the row. */
export function renderedStop(rows: readonly Row[], stop: Stop, rendered: DateRange): Stop {
  const taken = barAt(rows, stop) ?? { from: stop.date, to: addDays(stop.date, 1) }
  if (overlaps(taken, rendered)) return stop
  const isBefore = stop.date < rendered.from
  return { ...stop, date: isBefore ? rendered.from : addDays(rendered.to, -1), lane: 0 }
}

/** Bars on the same night come one after the other. */
function otherLane({ rows }: Grid, { slug, date, lane }: Stop, step: 1 | -1): Stop {
  const row = findRow(rows, slug)
  const next = lane + step
  if (next >= 0 && row && next < barsOn(row, date).length) return { slug, date, lane: next }
  const index = rows.findIndex((one) => one.slug === slug)
  return { slug: rows[index + step]?.slug ?? slug, date, lane: 0 }
}

/** The key's target (ARIA grid); a bar is one step. Null for any other key. */
export function stepFrom(grid: Grid, stop: Stop, key: string): Stop | null {
  const { slug, date } = stop
  const bar = barAt(grid.rows, stop)
  const at = (to: string): Stop => ({ slug, date: to, lane: 0 })
  switch (key) {
    case 'ArrowLeft':
      return at(addDays(bar?.from ?? date, -1))
    case 'ArrowRight':
      return at(bar?.to ?? addDays(date, 1))
    case 'ArrowUp':
      return otherLane(grid, stop, -1)
    case 'ArrowDown':
      return otherLane(grid, stop, 1)
    case 'Home':
      return at(grid.range.from)
    case 'End':
      return at(addDays(grid.range.to, -1))
    case 'PageUp':
      return at(addDays(date, -grid.days))
    case 'PageDown':
      return at(addDays(date, grid.days))
    default:
      return null
  }
}
