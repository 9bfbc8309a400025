import { and, between, eq, gte, inArray, isNull, ne, notExists, type SQL } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { scheduledEmailSends, scheduledEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { HOUR_MS, isMeantFor, lateReason, momentFor, type ScheduleRow } from './moments.ts'

/** How far before the last look moments are looked for again: stays are moved, and confirmed late. */
const AGAIN_MS = 48 * HOUR_MS

export type DueEmail = { schedule: ScheduleRow; bookingId: number; at: number; late: string | null }

export function readActive({ db }: Context): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(scheduledEmails)
    .where(and(eq(scheduledEmails.isActive, true), isNull(scheduledEmails.deletedAt)))
    .orderBy(scheduledEmails.id)
}

/** The emails whose moment has come since the last look and of which nothing was decided. */
export async function findDue(context: Context, schedules: readonly ScheduleRow[]): Promise<DueEmail[]> {
  const now = context.clock.now()
  const due: DueEmail[] = []
  for (const schedule of schedules) {
    for (const { id, ...stay } of await findStays(context, schedule, now)) {
      const at = momentFor(schedule, stay)
      if (at <= now && isMeantFor(schedule, stay))
        due.push({ schedule, bookingId: id, at, late: lateReason(schedule, stay, now) })
    }
  }
  return due
}

/** Confirmed stays whose moment may have come since the last look. */
function findStays({ db }: Context, schedule: ScheduleRow, now: number) {
  const sent = db
    .select()
    .from(scheduledEmailSends)
    .where(
      and(eq(scheduledEmailSends.bookingId, bookings.id), eq(scheduledEmailSends.scheduledId, schedule.id)),
    )
  const { id, lodgeSlug, checkIn, checkOut, checkInFrom, checkOutUntil, decidedAt, createdAt } = bookings
  return db
    .select({
      ...{ id, lodgeSlug, checkIn, checkOut, checkInFrom, checkOutUntil, decidedAt, createdAt },
      timeZone: lodges.timeZone,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        ne(bookings.guestEmail, ''),
        hasMoment(schedule, now),
        schedule.lodges ? inArray(lodgeSlug, schedule.lodges) : undefined,
        notExists(sent),
      ),
    )
    .orderBy(id)
}

/** Bounds the stays by an index; the exact moment depends on the lodge's zone. */
function hasMoment(
  { event, offsetHours, checkedUntil, activeSince }: ScheduleRow,
  now: number,
): SQL | undefined {
  const since = Math.max(Date.parse(checkedUntil) - AGAIN_MS, Date.parse(activeSince))
  const instant = (ms: number) => new Date(ms - offsetHours * HOUR_MS).toISOString()
  if (event === 'confirmed') return between(bookings.decidedAt, instant(since), instant(now))
  const from = addDays(instant(since).slice(0, 10), -1)
  const to = addDays(instant(now).slice(0, 10), 1)
  if (event === 'check_in') return between(bookings.checkIn, from, to)
  return and(
    gte(bookings.checkIn, addDays(from, -MAX_NIGHTS - 1)),
    between(bookings.checkIn, addDays(from, -MAX_NIGHTS - 1), to),
    between(bookings.checkOut, from, to),
  )
}
