import { and, eq, isNull, ne, notExists, placeholder, type SQL, sql } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { scheduledEmailSends, scheduledEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { HOUR_MS, isMeantFor, lateReason, momentFor, type ScheduleRow } from './moments.ts'

/** Each look also covers this time before the last one, because stays are moved and confirmed late. */
const LOOK_BACK_MS = 48 * HOUR_MS

export type DueEmail = { schedule: ScheduleRow; bookingId: number; at: number; late: string | null }

export function readActive({ db }: Context): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(scheduledEmails)
    .where(and(eq(scheduledEmails.isActive, true), isNull(scheduledEmails.deletedAt)))
    .orderBy(scheduledEmails.id)
}

/** Leaves out emails that were sent, skipped or dropped. */
export async function findDue(context: Context, schedules: readonly ScheduleRow[]): Promise<DueEmail[]> {
  const now = context.clock.now()
  const due: DueEmail[] = []
  for (const schedule of schedules) {
    for (const { id, ...stay } of await findStays(context, schedule, now)) {
      const at = momentFor(schedule, stay)
      if (at <= now && isMeantFor(schedule, stay, at))
        due.push({ schedule, bookingId: id, at, late: lateReason(schedule, stay, now, at) })
    }
  }
  return due
}

/**
 * An index bounds the search. The exact moment depends on the stay's time zone and is computed afterwards.
 */
const inWindow: Record<ScheduleRow['event'], SQL> = {
  confirmed: sql`${bookings.decidedAt} between ${placeholder('since')} and ${placeholder('now')}`,
  check_in: sql`${bookings.checkIn} between ${placeholder('from')} and ${placeholder('to')}`,
  check_out: sql`${bookings.checkIn} between ${placeholder('first')} and ${placeholder('to')}
    and ${bookings.checkOut} between ${placeholder('from')} and ${placeholder('to')}`,
}

/** The query is prepared, because planning it costs more than running it. */
function findStays({ db }: Context, schedule: ScheduleRow, now: number) {
  const { id, lodgeSlug, checkIn, checkOut, checkInFrom, checkOutUntil, decidedAt, createdAt } = bookings
  const sent = db
    .select()
    .from(scheduledEmailSends)
    .where(
      and(
        eq(scheduledEmailSends.bookingId, id),
        eq(scheduledEmailSends.scheduledId, placeholder('scheduledId')),
      ),
    )
  return db
    .select({
      ...{ id, lodgeSlug, checkIn, checkOut, checkInFrom, checkOutUntil, decidedAt, createdAt },
      timeZone: lodges.timeZone,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, lodgeSlug))
    .where(
      and(
        // A literal instead of a parameter, so that the partial index of confirmed stays is used.
        sql`${bookings.status} = 'confirmed'`,
        ne(bookings.guestEmail, ''),
        inWindow[schedule.event],
        notExists(sent),
      ),
    )
    .orderBy(id)
    .prepare(`due_emails_${schedule.event}`)
    .execute({ scheduledId: schedule.id, ...windowFor(schedule, now)[schedule.event] })
}

/** The dates and times of stays whose moment may lie between the last look and now. */
function windowFor({ offsetHours, checkedUntil, activeSince }: ScheduleRow, nowMs: number) {
  const sinceMs = Math.max(Date.parse(checkedUntil) - LOOK_BACK_MS, Date.parse(activeSince))
  const instant = (ms: number) => new Date(ms - offsetHours * HOUR_MS).toISOString()
  const [since, now] = [instant(sinceMs), instant(nowMs)]
  const [from, to] = [addDays(since.slice(0, 10), -1), addDays(now.slice(0, 10), 1)]
  return {
    confirmed: { since, now },
    check_in: { from, to },
    check_out: { first: addDays(from, -MAX_NIGHTS - 1), from, to },
  }
}
