import { addDays } from '#contract/platform/dates.ts'
import type { Spot } from '#web/admin/kit/use-grid-pointer.ts'

/** In pixels of the viewport. */
export type Geometry = {
  /** The left edge of the first day. */
  left: number
  column: number
  from: string
  days: number
  rows: readonly { slug: string; top: number; bottom: number }[]
}

/** Beyond the edges, the nearest night. */
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

/** Centers the day in the view. */
export function scrollToDay(grid: HTMLElement, day: number, days: number): void {
  const scroller = grid.parentElement
  if (scroller) scroller.scrollLeft = columnWidth(grid, days) * day - scroller.clientWidth / 2
}

export function measure(grid: HTMLElement, from: string, days: number): Geometry {
  const { left } = grid.getBoundingClientRect()
  const names = widthOfNames(grid)
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { slug: row.dataset.row ?? '', top, bottom }
  })
  return { left: left + names, column: columnWidth(grid, days), from, days, rows }
}

const MARGIN_DAYS = 14
/** Longer ranges render only the days near the view. */
export const ALL_RENDERED_DAYS = 62

/** Excludes `last`. Moves in steps of a week, so that scrolling rarely renders. */
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
