import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { instantIn, nightsBetween } from '#contract/platform/dates.ts'
import type { scheduledEmails } from '#server/platform/database/tables/emails.ts'

export const HOUR_MS = 3_600_000
/** An email that could not be sent for longer is dropped. */
const MAX_LATE_MS = 24 * HOUR_MS

export type ScheduleRow = typeof scheduledEmails.$inferSelect

/** What the moment of an email depends on. */
export type TimedStay = {
  lodgeSlug: string
  timeZone: string
  checkIn: string
  checkOut: string
  checkInFrom: string
  checkOutUntil: string
  decidedAt: string | null
  createdAt: string
}

/** When a stay was confirmed, in milliseconds. */
const confirmedAt = ({ decidedAt, createdAt }: TimedStay): number => Date.parse(decidedAt ?? createdAt)

const eventAt: Record<ScheduleRow['event'], (stay: TimedStay) => number> = {
  confirmed: confirmedAt,
  check_in: arrivalInstant,
  check_out: ({ timeZone, checkOut, checkOutUntil }) => instantIn(timeZone, checkOut, checkOutUntil),
}

/** When an email is to be sent to a stay, in milliseconds. */
export const momentFor = ({ event, offsetHours }: ScheduleRow, stay: TimedStay): number =>
  eventAt[event](stay) + offsetHours * HOUR_MS

/** Whether the stay is one for the email, and its moment was ahead when both were there. */
export function isMeantFor(schedule: ScheduleRow, stay: TimedStay, at = momentFor(schedule, stay)): boolean {
  const { lodges, minNights, activeSince, isActive, deletedAt } = schedule
  if (!isActive || deletedAt !== null) return false
  if (lodges && !lodges.includes(stay.lodgeSlug)) return false
  if (minNights !== null && nightsBetween(stay) < minNights) return false
  return at >= Math.max(Date.parse(activeSince), confirmedAt(stay))
}

/** Why an email whose moment is past makes no sense any more; null while it does. */
export function lateReason(
  schedule: ScheduleRow,
  stay: TimedStay,
  now: number,
  at = momentFor(schedule, stay),
): string | null {
  if (now - at > MAX_LATE_MS) return 'it is more than a day late'
  const isBeforeArrival = schedule.event === 'check_in' && schedule.offsetHours < 0
  return isBeforeArrival && arrivalInstant(stay) <= now ? 'the stay has begun' : null
}
