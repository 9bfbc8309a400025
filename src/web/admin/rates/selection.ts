import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { Spot } from '../kit/use-grid-pointer.ts'

/** From `anchor` to `head`, whichever is earlier, at `lodges`. */
export type Selection = {
  anchor: Spot
  head: Spot
  lodges: readonly string[]
  /** The next tap chooses the last night. */
  isOpen?: boolean
}

export const selectSpot = (spot: Spot): Selection => ({ anchor: spot, head: spot, lodges: [spot.slug] })

/** Across rows it includes the lodges between, in the order of `rows`. A selection that began in a row that is no longer shown starts again. */
export function extendTo(selection: Selection, head: Spot, rows: readonly string[]): Selection {
  const { anchor, lodges } = selection
  if (rows.length <= 1) return { anchor, head, lodges, isOpen: false }
  if (!rows.includes(anchor.slug)) return selectSpot(head)
  const ends = [rows.indexOf(anchor.slug), rows.indexOf(head.slug)]
  const between = rows.slice(Math.min(...ends), Math.max(...ends) + 1)
  return { anchor, head, lodges: between, isOpen: false }
}

export function findEnds({ anchor, head }: Selection): { first: string; last: string } {
  return anchor.date <= head.date
    ? { first: anchor.date, last: head.date }
    : { first: head.date, last: anchor.date }
}

/** Half-open. Past nights are left out; null when all are past. */
export function toRange(selection: Selection, today: string): DateRange | null {
  const { first, last } = findEnds(selection)
  const from = first < today ? today : first
  return from <= last ? { from, to: addDays(last, 1) } : null
}

export function nightsIn(selection: Selection, weekdays: readonly number[], today: string): string[] {
  const range = toRange(selection, today)
  return range ? datesIn(range).filter((date) => weekdays.includes(getWeekday(date))) : []
}
