import type { Cleaning } from '#contract/cleaning/day.ts'
import { addDays, dateIn, formatDate, formatTimeIn, ownTimeZone } from '#contract/platform/dates.ts'
import { lodgeTime, withRemarks } from '../kit/own-time.ts'

/** 'clean by 4:00 PM today (next arrival)', in the reader's time, with the lodge's when it differs. */
export function dueText(
  { dueBy, nextArrival, timeZone }: Cleaning,
  now: number,
  ownZone = ownTimeZone(),
): string {
  if (!dueBy || !nextArrival) return 'nobody arrives soon'
  const day = dateIn(ownZone, Date.parse(dueBy))
  const today = dateIn(ownZone, now)
  const time = timeIn(ownZone, dueBy)
  const by =
    day === today
      ? `${time} today`
      : day === addDays(today, 1)
        ? `${time} tomorrow`
        : `${withoutYear(day)}, ${time}`
  return withRemarks(`clean by ${by}`, lodgeTime(timeZone, dueBy, ownZone), 'next arrival')
}

const withoutYear = (date: string): string => formatDate(date).replace(/, \d{4}$/, '')

/** The next guests may have arrived. */
export const isLate = ({ dueBy, doneAt }: Cleaning, now: number): boolean =>
  doneAt === null && dueBy !== null && Date.parse(dueBy) < now

/** Left from an earlier day, or the next guests may have arrived. */
export const isOverdue = (cleaning: Cleaning, now: number): boolean =>
  cleaning.doneAt === null && (isLate(cleaning, now) || cleaning.date < dateIn(cleaning.timeZone, now))

/** 'Done by Rosa at 2:05 PM', with the date unless it is the departure's. */
export function doneText({ doneAt, doneBy, timeZone, date }: Cleaning, ownZone = ownTimeZone()): string {
  if (!doneAt) return ''
  const day = dateIn(ownZone, Date.parse(doneAt))
  const time = timeIn(ownZone, doneAt)
  const when = day === date ? time : `${formatDate(day)}, ${time}`
  return withRemarks(`Done by ${doneBy ?? 'staff'} at ${when}`, lodgeTime(timeZone, doneAt, ownZone))
}

const timeIn = (timeZone: string, instant: string): string => formatTimeIn(timeZone, Date.parse(instant))

/** Cleanings without a next guest come last. */
export const byDeadline = (cleanings: readonly Cleaning[]): Cleaning[] =>
  cleanings.toSorted((one, other) => deadline(one) - deadline(other))

const deadline = ({ dueBy }: Cleaning): number => (dueBy ? Date.parse(dueBy) : Number.POSITIVE_INFINITY)

/** By deadline; finished cleanings come last. */
export const undoneFirst = (cleanings: readonly Cleaning[]): Cleaning[] =>
  byDeadline(cleanings).sort((one, other) => Number(one.doneAt !== null) - Number(other.doneAt !== null))
