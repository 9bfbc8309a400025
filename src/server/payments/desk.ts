import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { centsOfDecimal } from '#contract/money.ts'
import type { Payment, PaymentRecord, PaymentStatus } from '#contract/payments.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { payments } from '../database/tables/payments.ts'
import { brokenRule, failure } from '../failure.ts'
import { paymentById, unknownPayment } from './list.ts'
import { refundUpTo } from './refunds.ts'
import { settleAsTold, writeStatus } from './settle.ts'
import { openGateway, type PaymentRow, type Till } from './till.ts'

/** Writes down a payment that came some other way than by card here. Fails with `rule` for an unknown booking. */
export function recordPayment(context: Context, record: z.output<typeof PaymentRecord>): Promise<Payment> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [booking] = await inner.db.select().from(bookings).where(eq(bookings.id, record.bookingId))
    if (!booking) throw brokenRule('bookingId', 'Please choose a booking')
    const now = isoNow(inner.clock)
    const { paymentDate, ...fields } = record
    const [row] = await inner.db
      .insert(payments)
      .values({
        ...fields,
        paymentDate: paymentDate ? `${paymentDate}T00:00:00Z` : record.status === 'completed' ? now : null,
        payerName: booking.guestName,
        payerEmail: booking.guestEmail,
        detail: { by: 'hand' },
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('the payment was not stored')
    await recordChange(inner, { action: 'record', subject: `payment ${row.id}`, after: fields })
    inner.tell({ type: 'payments_changed' })
    return paymentById(inner, row.id)
  })
}

async function locked(context: Context, id: number): Promise<PaymentRow> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw unknownPayment()
  return row
}

/** Sets any status from any other, as the owner says. */
export function setPaymentStatus(
  context: Context,
  till: Till,
  id: number,
  status: PaymentStatus,
): Promise<Payment> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await locked(inner, id)
    await writeStatus(inner, till, before, status)
    await recordChange(inner, {
      action: 'set status',
      subject: `payment ${id}`,
      before: { status: before.status },
      after: { status },
    })
    return paymentById(inner, id)
  })
}

/** Gives the rest of a completed card payment back. The provider is asked what is left first, so a repeat is safe. */
export async function refundPayment(context: Context, till: Till, id: number): Promise<Payment> {
  requireAdmin(context)
  const gateway = openGateway(till)
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw unknownPayment()
  if (!row.stripePaymentId)
    throw failure('conflict', 'This payment was not made by card here; please give it back by hand')
  if (row.status !== 'completed')
    throw failure('conflict', `Only a completed payment can be refunded; this one is ${row.status}`)
  const intent = await refundUpTo(gateway, row.stripePaymentId, centsOfDecimal(row.amount))
  return inTransaction(context, async (inner) => {
    await settleAsTold(inner, till, intent)
    await recordChange(inner, {
      action: 'refund',
      subject: `payment ${id}`,
      before: { status: row.status, refundedAmount: row.refundedAmount },
      after: { status: 'refunded', amount: row.amount },
    })
    return paymentById(inner, id)
  })
}
