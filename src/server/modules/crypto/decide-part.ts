import { eq } from 'drizzle-orm'
import type { Payment } from '#contract/payments/payments.ts'
import { decimalOfCents } from '#contract/platform/money.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { paymentById } from '../payments/list.ts'
import { lockKnownPayment } from '../payments/lock-payment.ts'
import type { PaymentRow } from '../payments/payment-dependencies.ts'
import { claimNewRefund, underWay } from '../payments/refunds.ts'
import { writeStatus } from '../payments/settle.ts'
import { workOnRefund } from './coin-refunds.ts'
import type { CryptoDependencies, InvoiceRow } from './crypto-dependencies.ts'

type Decision = 'refund' | 'count'

/** For coins that came in part before their invoice ended. Fails with `not_found`, `conflict` or `rule`. */
export async function decidePart(
  context: Context,
  deps: CryptoDependencies,
  id: number,
  decision: Decision,
): Promise<Payment> {
  requireAdmin(context)
  await inTransaction(context, async (inner) => {
    const payment = await lockKnownPayment(inner, id)
    const row = await undecidedPart(inner, payment)
    if (decision === 'count') await countPart(inner, deps, payment, row)
    else if ((await claimNewRefund(inner, id, row.paidCents)) === null) throw underWay()
    await inner.db.update(cryptoInvoices).set({ decision }).where(eq(cryptoInvoices.paymentId, id))
    await recordChange(inner, {
      action: 'decide part',
      subject: `payment ${id}`,
      after: { decision, cents: row.paidCents },
    })
    inner.emit({ type: 'payments_changed' })
  })
  if (decision === 'refund') await workOnRefund(context, deps, id)
  return paymentById(context, id)
}

async function undecidedPart({ db }: Context, { id, status }: PaymentRow): Promise<InvoiceRow> {
  const [row] = await db.select().from(cryptoInvoices).where(eq(cryptoInvoices.paymentId, id)).for('update')
  const hasEnded = row?.status === 'expired' || row?.status === 'invalid'
  if (!row || !hasEnded || status !== 'failed' || row.additional !== 'partial' || row.decision !== null)
    throw failure('conflict', 'There is no part of this payment to decide on')
  if (!row.isConfirmed)
    throw failure('conflict', 'The coins are not confirmed yet. Please try again in some minutes.')
  return row
}

async function countPart(
  context: Context,
  deps: CryptoDependencies,
  payment: PaymentRow,
  { paidCents }: InvoiceRow,
): Promise<void> {
  if (payment.purpose === 'art') throw brokenRule('decision', 'Part of a print can only be refunded')
  if (await hasStayEnded(context, payment))
    throw failure('conflict', 'This stay has ended: its part can only be refunded')
  const part = { amount: decimalOfCents(paidCents), receivedCents: null }
  await context.db.update(payments).set(part).where(eq(payments.id, payment.id))
  await writeStatus(context, deps.payments, { ...payment, ...part }, 'completed')
}

async function hasStayEnded({ db }: Context, { bookingId }: PaymentRow): Promise<boolean> {
  if (bookingId === null) return false
  const [stay] = await db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, bookingId))
  return stay?.status === 'declined' || stay?.status === 'cancelled'
}
