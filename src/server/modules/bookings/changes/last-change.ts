import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingChanges } from '#server/platform/database/tables/bookings.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { BookingRow } from '../booking-mapper.ts'

const UNDO_MS = 24 * 3_600_000

export type LastChange = { before: BookingRow; after: BookingRow; emailIds: number[]; madeAt: string }

/** Stores the last change of a booking for its undo, in the change's transaction. */
export async function storeLastChange(context: Context, change: Omit<LastChange, 'madeAt'>): Promise<void> {
  const row = { ...change, bookingId: change.after.id, madeAt: isoNow(context.clock) }
  await context.db
    .insert(bookingChanges)
    .values(row)
    .onConflictDoUpdate({ target: bookingChanges.bookingId, set: row })
}

/** The last change by staff; null when there is none, or when the booking has changed otherwise since. */
export async function findLastChange(context: Context, row: BookingRow): Promise<LastChange | null> {
  const [change] = await context.db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, row.id))
  return change && isDeepStrictEqual(change.after, row) ? change : null
}

/** E-mails of which no sending was tried. */
export const notSent = (ids: number[]) =>
  and(inArray(mailOutbox.id, ids), isNull(mailOutbox.sentAt), eq(mailOutbox.tries, 0))

/** The last change by staff while none of its e-mails was sent; null when it cannot be undone. */
export async function undoableChange(context: Context, row: BookingRow): Promise<LastChange | null> {
  const change = await findLastChange(context, row)
  if (!change) return null
  const waiting = await context.db.$count(mailOutbox, notSent(change.emailIds))
  return waiting === change.emailIds.length ? change : null
}

/** Deletes the changes that are older than a day. */
export async function purgeChanges({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now() - UNDO_MS).toISOString()
  await db.delete(bookingChanges).where(lt(bookingChanges.madeAt, before))
}
