import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { noteChange } from '../bookings.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { writeRow } from './change-booking.ts'
import { storeLastChange } from './last-change.ts'
import { lockStay } from './lock-stay.ts'

/** Fails with `conflict` when nothing is due. */
export function writeOff(context: Context, id: number, reason: string): Promise<BookingRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const { row: before } = await lockStay(inner, id, undefined)
    const isOwed = before.status === 'confirmed' || before.status === 'cancelled'
    const cents = isOwed ? (await stayMoney(inner, before)).dueCents : 0
    if (cents === 0) throw failure('conflict', 'Nothing is due for this booking')
    const writtenOffCents = before.writtenOffCents + cents
    const after = { ...before, writtenOffCents }
    await writeRow(inner, after)
    await noteChange(inner, id, 'written_off', 'owner', `${formatCents(cents)}: ${reason}`)
    await recordChange(inner, {
      action: 'write off',
      subject: `booking ${before.reference}`,
      before: { writtenOffCents: before.writtenOffCents },
      after: { writtenOffCents, reason },
    })
    await storeLastChange(inner, { before, after, emailIds: [] })
    inner.emit({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
    return readBookingRecord(inner, id)
  })
}
