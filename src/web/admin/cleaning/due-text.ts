import type { Cleaning } from '#contract/cleaning/day.ts'
import { addDays, dateIn, formatDate, formatTimeIn } from '#contract/platform/dates.ts'

/** 'due by 16:00 (next guests arrive today)', in the lodge's time. */
export function dueText({ dueBy, nextArrival, timeZone }: Cleaning, now: number): string {
  if (!dueBy || !nextArrival) return 'nobody arrives soon'
  const time = timeIn(timeZone, dueBy)
  const today = dateIn(timeZone, now)
  if (nextArrival === today) return `due by ${time} (next guests arrive today)`
  if (nextArrival === addDays(today, 1)) return `due by ${time} tomorrow (next guests arrive tomorrow)`
  return `due by ${formatDate(nextArrival)}, ${time} (next guests arrive then)`
}

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
