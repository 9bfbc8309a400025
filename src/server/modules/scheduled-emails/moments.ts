import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { instantIn, nightsBetween } from '#contract/platform/dates.ts'
import type { scheduledEmails } from '#server/platform/database/tables/emails.ts'

export const HOUR_MS = 3_600_000
const MAX_LATE_MS = 24 * HOUR_MS

export type ScheduleRow = typeof scheduledEmails.$inferSelect

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

const confirmedAt = ({ decidedAt, createdAt }: TimedStay): number => Date.parse(decidedAt ?? createdAt)

const eventAt: Record<ScheduleRow['event'], (stay: TimedStay) => number> = {
  confirmed: confirmedAt,
  check_in: arrivalInstant,
  check_out: ({ timeZone, checkOut, checkOutUntil }) => instantIn(timeZone, checkOut, checkOutUntil),
}

/** Milliseconds. */
export const momentFor = ({ event, offsetHours }: ScheduleRow, stay: TimedStay): number =>
  eventAt[event](stay) + offsetHours * HOUR_MS

/** The moment must lie ahead both when the schedule became active and when the stay was confirmed. */
export function isMeantFor(schedule: ScheduleRow, stay: TimedStay, at = momentFor(schedule, stay)): boolean {
  const { lodges, minNights, activeSince, isActive, deletedAt } = schedule
  if (!isActive || deletedAt !== null) return false
  if (lodges && !lodges.includes(stay.lodgeSlug)) return false
  if (minNights !== null && nightsBetween(stay) < minNights) return false
  return at >= Math.max(Date.parse(activeSince), confirmedAt(stay))
}

/** Null while the email still makes sense. */
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
