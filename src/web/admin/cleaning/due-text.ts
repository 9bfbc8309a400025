import type { Cleaning } from '#contract/cleaning/day.ts'
import { addDays, dateIn, formatDate, formatTimeIn } from '#contract/platform/dates.ts'

/** 'clean by 4:00 PM today (next arrival)', in the lodge's time. */
export function dueText({ dueBy, nextArrival, timeZone }: Cleaning, now: number): string {
  if (!dueBy || !nextArrival) return 'nobody arrives soon'
  const time = timeIn(timeZone, dueBy)
  const today = dateIn(timeZone, now)
  if (nextArrival === today) return `clean by ${time} today (next arrival)`
  if (nextArrival === addDays(today, 1)) return `clean by ${time} tomorrow (next arrival)`
  return `clean by ${withoutYear(nextArrival)}, ${time} (next arrival)`
}

/** 'Tue, Dec 1'. */
const withoutYear = (date: string): string => formatDate(date).replace(/, \d{4}$/, '')

/** Whether the next guests may be there already. */
export const isLate = ({ dueBy, doneAt }: Cleaning, now: number): boolean =>
  doneAt === null && dueBy !== null && Date.parse(dueBy) < now

/** 'Done by Rosa at 2:05 PM', with the date when it is another than the departure's. */
export function doneText({ doneAt, doneBy, timeZone, date }: Cleaning): string {
  if (!doneAt) return ''
  const day = dateIn(timeZone, Date.parse(doneAt))
  const when = day === date ? timeIn(timeZone, doneAt) : `${formatDate(day)}, ${timeIn(timeZone, doneAt)}`
  return `Done by ${doneBy ?? 'staff'} at ${when}`
}

/** '4:00 PM' of an instant at the lodge. */
const timeIn = (timeZone: string, instant: string): string => formatTimeIn(timeZone, Date.parse(instant))

/** Sorted by when the next guests come, those without any last. */
export const byDeadline = (cleanings: readonly Cleaning[]): Cleaning[] =>
  cleanings.toSorted((one, other) => deadline(one) - deadline(other))

const deadline = ({ dueBy }: Cleaning): number => (dueBy ? Date.parse(dueBy) : Number.POSITIVE_INFINITY)

/** What is still to be done, by deadline, then what is done. */
export const undoneFirst = (cleanings: readonly Cleaning[]): Cleaning[] =>
  byDeadline(cleanings).sort((one, other) => Number(one.doneAt !== null) - Number(other.doneAt !== null))
