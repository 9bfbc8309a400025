import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingChanges } from '#server/platform/database/tables/bookings.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { BookingRow } from '../booking-mapper.ts'

const UNDO_MS = 24 * 3_600_000

export type LastChange = { before: BookingRow; after: BookingRow; emailIds: number[]; madeAt: string }

/** Runs in the transaction of the change. */
export async function storeLastChange(context: Context, change: Omit<LastChange, 'madeAt'>): Promise<void> {
  const row = { ...change, bookingId: change.after.id, madeAt: isoNow(context.clock) }
  await context.db
    .insert(bookingChanges)
    .values(row)
    .onConflictDoUpdate({ target: bookingChanges.bookingId, set: row })
}

/** Null when staff changed nothing, or when the booking has changed otherwise since. */
export async function findLastChange(context: Context, row: BookingRow): Promise<LastChange | null> {
  const [change] = await context.db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, row.id))
  return change && isDeepStrictEqual(change.after, row) ? change : null
}

export const notSent = (ids: number[]) =>
  and(inArray(mailOutbox.id, ids), isNull(mailOutbox.sentAt), eq(mailOutbox.tries, 0))

/** Null when it cannot be undone, for example because one of its emails was sent. */
export async function undoableChange(context: Context, row: BookingRow): Promise<LastChange | null> {
  const change = await findLastChange(context, row)
  if (!change) return null
  const waiting = await context.db.$count(mailOutbox, notSent(change.emailIds))
  return waiting === change.emailIds.length ? change : null
}

export async function purgeChanges({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now() - UNDO_MS).toISOString()
  await db.delete(bookingChanges).where(lt(bookingChanges.madeAt, before))
}
