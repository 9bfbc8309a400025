import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { BookingChange, StayConflict } from '#contract/bookings/booking-changes.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { queueStaffChangeEmail } from '#server/modules/mail/staff-change-email.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '#server/platform/database/errors.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt } from '../availability/availability.ts'
import { replanBalanceCharge } from '../balance/plan-charge.ts'
import { type BookingRow, toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { refuseErased } from '../erased-guest.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { emailedLink } from '../reference.ts'
import { refuseOtherPrice } from '../requests/staff-price.ts'
import { changedGuest, changedPrice, changedStay, changesStay } from './changed-row.ts'
import { differencesInWords } from './differences-in-words.ts'
import { storeLastChange } from './last-change.ts'
import { alreadyEnded, holdsNights, lockStay, type StayToChange } from './lock-stay.ts'
import { withNewSchedule } from './new-schedule.ts'
import { settleChangedPrice } from './settle-stay.ts'
import { namedNights, stayConflicts } from './stay-conflicts.ts'
import { toQuote } from './unchanged-price.ts'

/**
 * Policy and times stay as agreed, and payments stay as they are. Only the note of an ended booking can
 * change. Fails with `not_found`, `rule`, `price_changed`, `dates_taken`, or with `conflict` for closed
 * nights, erased guests and ended bookings.
 */
export function changeBooking(context: Context, id: number, change: BookingChange): Promise<BookingRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const found = await lockStay(inner, id, change.lodgeId)
    const after = await changedRow(inner, found, change)
    if (!isDeepStrictEqual(after, found.row)) await writeChange(inner, found, after)
    return readBookingRecord(inner, id)
  })
}

async function changedRow(context: Context, found: StayToChange, change: BookingChange): Promise<BookingRow> {
  const { row } = found
  refuseErased(row)
  const { note: _note, noteForCleaning: _forCleaning, ...others } = change
  const changesMore = Object.values(others).some((value) => value !== undefined)
  if (changesMore && !holdsNights(row)) throw alreadyEnded(row)
  const stay = changedStay(found, change)
  const price = await changedPrice(context, found, stay, change)
  refuseOtherPrice(toQuote(stay, price), change, stay)
  const changed = { ...row, ...stay, ...price, ...changedGuest(row, change) }
  const after = await withNewSchedule(context, row, changed, found.lodge)
  // The price of a guest's open request was for the stay as it was.
  return changesStay(row, after) ? { ...after, changeRequest: null, changeAnswer: null } : after
}

async function writeChange(context: Context, found: StayToChange, after: BookingRow): Promise<void> {
  const { row: before, from, lodge } = found
  if (holdsNights(before)) refuseConflicts(await stayConflicts(context, after, before))
  await writeRow(context, after)
  const was = { ...toBooking(before, from), ...toNote(before) }
  const is = { ...toBooking(after, lodge), ...toNote(after) }
  await noteChange(context, after.id, 'changed', 'owner', differencesInWords(was, is))
  await recordChange(context, {
    action: 'edit',
    subject: `booking ${after.reference}`,
    ...differences(before, after),
  })
  for (const lodgeSlug of new Set([before.lodgeSlug, after.lodgeSlug]))
    context.emit({ type: 'booking_changed', lodgeSlug })
  const money = await stayMoney(context, after)
  const concernsGuest = changesStay(before, after) || before.guestEmail !== after.guestEmail
  const isWritten = concernsGuest && after.guestEmail !== '' && after.checkOut > todayAt(context, lodge)
  const link = emailedLink(context, after)
  const emailIds = isWritten
    ? await queueStaffChangeEmail(context, { before: was, after: is, money, link })
    : []
  await storeLastChange(context, { before, after, emailIds })
  await replanBalanceCharge(context, before, { bookings: after, lodges: lodge })
  await settleChangedPrice(context, { bookings: after, lodges: lodge })
}

const toNote = ({ staffNote: note, noteForCleaning }: BookingRow) => ({ note, noteForCleaning })

/** Fails with `dates_taken` or `conflict`, and with the `conflicts`. */
export function refuseConflicts(conflicts: StayConflict[]): void {
  const closed = conflicts.filter(({ reason }) => reason === 'closed')
  if (conflicts.length > closed.length) throw datesTaken(conflicts)
  if (closed.length === 0) return
  throw failure('conflict', `Nights of this stay are closed: ${namedNights(closed)}. Open them first.`, {
    conflicts,
  })
}

const datesTaken = (conflicts: StayConflict[]) =>
  failure('dates_taken', 'Those dates are no longer available', { conflicts })

/** The booking is locked. Fails with `dates_taken`. */
export async function writeRow(context: Context, { id, ...columns }: BookingRow): Promise<void> {
  await context.db
    .update(bookings)
    .set(columns)
    .where(eq(bookings.id, id))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION ? datesTaken([]) : error
    })
}

export function differences(before: BookingRow, after: BookingRow) {
  const changed = new Set(
    Object.keys(after).filter((key) => {
      const column = key as keyof BookingRow
      return !isDeepStrictEqual(before[column], after[column])
    }),
  )
  const only = (row: BookingRow) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => changed.has(key)))
  return { before: only(before), after: only(after) }
}
