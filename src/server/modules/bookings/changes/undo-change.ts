import { eq } from 'drizzle-orm'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookingChanges } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { planBalanceCharge, replanBalanceCharge } from '../balance/plan-charge.ts'
import { type BookingRow, toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { withdrawPaidInFull } from '../emails/paid-in-full.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { differences, refuseConflicts, writeRow } from './change-booking.ts'
import { differencesInWords } from './differences-in-words.ts'
import { findLastChange, type LastChange, notSent } from './last-change.ts'
import { holdsNights, lockStay, readStay } from './lock-stay.ts'
import { settleChangedPrice } from './settle-stay.ts'
import { stayConflicts } from './stay-conflicts.ts'

/**
 * Deletes the change's emails. Fails with `conflict` once one was sent, the booking changed otherwise, or the
 * last change is not that of `madeAt`; with `dates_taken` when the former nights are sold meanwhile.
 */
export function undoChange(context: Context, id: number, madeAt?: string): Promise<BookingRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const change = await lockChange(inner, id, madeAt)
    await removeEmails(inner, change.emailIds)
    // A decline has freed the nights, which may be closed or sold since.
    const held = holdsNights(change.after) ? change.after : null
    if (holdsNights(change.before))
      refuseConflicts(await stayConflicts(inner, change.before, held, change.madeAt))
    await writeRow(inner, change.before)
    await inner.db.delete(bookingChanges).where(eq(bookingChanges.bookingId, id))
    await report(inner, change)
    await withdrawPaidInFull(inner, id, change.madeAt)
    // A payment since the change may cover the former price.
    const lodge = await findLodge(inner, change.before)
    if (lodge) {
      const restored = { bookings: change.before, lodges: lodge }
      if (change.after.writtenOffCents !== change.before.writtenOffCents)
        await planBalanceCharge(inner, change.before, lodge)
      else await replanBalanceCharge(inner, change.after, restored)
      await settleChangedPrice(inner, restored)
    }
    return readBookingRecord(inner, id)
  })
}

async function lockChange(context: Context, id: number, madeAt?: string): Promise<LastChange> {
  const [known] = await context.db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, id))
  if (!known) {
    await readStay(context, id, undefined)
    throw failure('conflict', 'There is no change to undo')
  }
  const before = await findLodge(context, known.before)
  const { row } = await lockStay(context, id, before?.id)
  const change = await findLastChange(context, row)
  if (!change || (madeAt ?? change.madeAt) !== change.madeAt)
    throw failure('conflict', 'The booking has changed since. Please look at it again.')
  return change
}

async function findLodge({ db }: Context, { lodgeSlug }: BookingRow) {
  const [lodge] = await db.select().from(lodges).where(eq(lodges.slug, lodgeSlug))
  return lodge
}

/** Waits for a sender that is claiming them. Fails with `conflict` when one was sent. */
async function removeEmails({ db }: Context, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const removed = await db.delete(mailOutbox).where(notSent(ids)).returning({ id: mailOutbox.id })
  if (removed.length < ids.length)
    throw failure('conflict', 'The guest has been written to. Please change the booking instead.')
}

async function report(context: Context, { before: restored, after: undone }: LastChange): Promise<void> {
  const named = async (row: BookingRow) => {
    const lodge = (await findLodge(context, row)) ?? { name: row.lodgeSlug, timeZone: 'UTC' }
    return { ...toBooking(row, lodge), note: row.staffNote }
  }
  const words = differencesInWords(await named(undone), await named(restored))
  await noteChange(context, restored.id, 'undone', 'owner', words)
  const subject = `booking ${restored.reference}`
  await recordChange(context, { action: 'undo', subject, ...differences(undone, restored) })
  for (const lodgeSlug of new Set([undone.lodgeSlug, restored.lodgeSlug]))
    context.emit({ type: 'booking_changed', lodgeSlug })
}
