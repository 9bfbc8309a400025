import { getWeekday } from '#contract/platform/date-lists.ts'
import { addDays } from '#contract/platform/dates.ts'
import type { Spot } from '../kit/use-grid-pointer.ts'
import { datesOfMonths, sameDayInMonths, toMonth } from './months.ts'

const otherRow = ({ slug, date }: Spot, rows: readonly string[], step: number): Spot => ({
  slug: rows[Math.min(rows.length - 1, Math.max(0, rows.indexOf(slug) + step))] ?? slug,
  date,
})

/** The key's target (ARIA grid). A single row shows days in weeks; with several rows, each is a lodge. Null for any other key. */
export function stepFrom(spot: Spot, key: string, rows: readonly string[]): Spot | null {
  const { slug, date } = spot
  const at = (to: string): Spot => ({ slug, date: to })
  const isWeeks = rows.length <= 1
  const month = datesOfMonths(toMonth(date))
  switch (key) {
    case 'ArrowLeft':
      return at(addDays(date, -1))
    case 'ArrowRight':
      return at(addDays(date, 1))
    case 'ArrowUp':
      return isWeeks ? at(addDays(date, -7)) : otherRow(spot, rows, -1)
    case 'ArrowDown':
      return isWeeks ? at(addDays(date, 7)) : otherRow(spot, rows, 1)
    case 'Home':
      return at(isWeeks ? addDays(date, -getWeekday(date)) : month.from)
    case 'End':
      return at(isWeeks ? addDays(date, 6 - getWeekday(date)) : addDays(month.to, -1))
    case 'PageUp':
      return at(sameDayInMonths(date, -1))
    case 'PageDown':
      return at(sameDayInMonths(date, 1))
    default:
      return null
  }
}
