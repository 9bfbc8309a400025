import { addDays } from '#contract/platform/dates.ts'
import type { Spot } from '#web/admin/kit/use-grid-pointer.ts'

/** Where the days and rows of a grid are on the screen, in pixels. */
export type Geometry = {
  /** The left edge of the first day, and the width of a day. */
  left: number
  column: number
  from: string
  days: number
  /** From the top. */
  rows: readonly { slug: string; top: number; bottom: number }[]
}

/** The night at a point of the screen; beyond the edges the nearest one. */
export function spotAtPoint({ left, column, from, days, rows }: Geometry, x: number, y: number): Spot | null {
  const row = rows.find(({ bottom }) => y < bottom) ?? rows.at(-1)
  if (!row || column <= 0) return null
  const day = Math.min(days - 1, Math.max(0, Math.floor((x - left) / column)))
  return { slug: row.slug, date: addDays(from, day) }
}

const widthOfNames = (grid: HTMLElement): number =>
  grid.querySelector('[data-corner]')?.getBoundingClientRect().width ?? 0

export const columnWidth = (grid: HTMLElement, days: number): number =>
  (grid.getBoundingClientRect().width - widthOfNames(grid)) / days

/** Scrolls a day into the middle of the view. */
export function scrollToDay(grid: HTMLElement, day: number, days: number): void {
  const scroller = grid.parentElement
  if (scroller) scroller.scrollLeft = columnWidth(grid, days) * day - scroller.clientWidth / 2
}

/** Reads the geometry of the grid as it is drawn. */
export function measure(grid: HTMLElement, from: string, days: number): Geometry {
  const { left } = grid.getBoundingClientRect()
  const names = widthOfNames(grid)
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { slug: row.dataset.row ?? '', top, bottom }
  })
  return { left: left + names, column: columnWidth(grid, days), from, days, rows }
}

/** Days that are rendered beside those in view. */
const MARGIN_DAYS = 14
/** Up to so many days all are rendered. */
export const ALL_RENDERED_DAYS = 62

/** The days to render, from `first` up to `last` excluded, in steps of a week so that scrolling seldom renders. */
export function renderedDays(
  { scrollLeft, width, column }: { scrollLeft: number; width: number; column: number },
  days: number,
): { first: number; last: number } {
  if (days <= ALL_RENDERED_DAYS || column <= 0) return { first: 0, last: Math.min(days, ALL_RENDERED_DAYS) }
  const week = (day: number) => Math.floor(day / 7) * 7
  const seen = scrollLeft / column
  return {
    first: Math.max(0, week(seen - MARGIN_DAYS)),
    last: Math.min(days, week(seen + width / column + MARGIN_DAYS) + 7),
  }
}
