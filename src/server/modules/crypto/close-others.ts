import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import type { Context } from '#server/platform/context.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { isUnanswered } from '#server/platform/gateways/payment.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { closeGuestIntents } from '../payments/cards/charge-card.ts'
import type { PaymentRow } from '../payments/payment-dependencies.ts'
import type { CryptoDependencies, InvoiceRow } from './crypto-dependencies.ts'

/** Closes them in the database only. After the commit, `closeAtProvider` closes them at the provider. */
export async function closeOtherInvoices(
  { db }: Context,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  if (bookingId === null) return
  const others = and(
    eq(cryptoInvoices.bookingId, bookingId),
    eq(cryptoInvoices.status, 'new'),
    ne(cryptoInvoices.paymentId, id),
  )
  await db.update(cryptoInvoices).set({ isClosed: true }).where(others)
}

/** Runs in the transaction that settles the payment. */
export async function closeWhenPaid(
  context: Context,
  payment: PaymentRow,
  before: PaymentStatus | null,
): Promise<void> {
  if (payment.status !== 'completed' || before === 'completed' || payment.bookingId === null) return
  await closeOtherInvoices(context, payment)
  context.emit({ type: 'coins_closed' })
}

/** Marks closed invoices Invalid at the provider, so that nobody pays them by mistake. */
export async function closeAtProvider(context: Context, { coins }: CryptoDependencies): Promise<void> {
  if (!coins) return
  const closed = await context.db
    .select()
    .from(cryptoInvoices)
    .where(
      and(
        eq(cryptoInvoices.isClosed, true),
        eq(cryptoInvoices.isClosedThere, false),
        eq(cryptoInvoices.provider, coins.provider),
        isNotNull(cryptoInvoices.invoiceId),
      ),
    )
  for (const { paymentId, invoiceId } of closed) {
    const isDone = await coins.closeInvoice(invoiceId ?? '').then(
      () => true,
      // An invoice that has ended, or was paid at this moment, stays as it is.
      (error: unknown) => !isUnanswered(error),
    )
    if (isDone)
      await context.db
        .update(cryptoInvoices)
        .set({ isClosedThere: true })
        .where(eq(cryptoInvoices.paymentId, paymentId))
  }
}

/** Once its coins are seen, nothing else may pay the stay. */
export async function closeOthers(
  context: Context,
  deps: CryptoDependencies,
  row: InvoiceRow,
): Promise<void> {
  if (row.bookingId === null || (row.status !== 'processing' && row.status !== 'settled')) return
  const { gateway } = deps.payments
  if (gateway)
    await closeGuestIntents(context, deps.payments, gateway, row.bookingId).catch(
      logFailure(context, 'closing the card form of a stay that is paid in coins'),
    )
  await closeAtProvider(context, deps)
}
