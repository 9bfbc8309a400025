import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { StayCoins } from '#contract/crypto/crypto.ts'
import type { Context } from '#server/platform/context.ts'
import { cryptoInvoices, cryptoRefunds } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { type CryptoDependencies, statusKey } from './crypto-dependencies.ts'

/** Finds the open or undecided invoice. Fails with `not_found`. */
export async function readStayCoins(
  context: Context,
  deps: CryptoDependencies,
  reference: string,
  key: string,
): Promise<StayCoins> {
  const { id } = await deps.payments.ownBooking(context, reference, key)
  const isOpen = and(eq(cryptoInvoices.status, 'new'), eq(cryptoInvoices.isClosed, false))
  const isLate = and(eq(cryptoInvoices.additional, 'late'), eq(cryptoInvoices.isConfirmed, false))
  const isUndecided = and(eq(cryptoInvoices.additional, 'partial'), isNull(cryptoInvoices.decision))
  const [row] = await context.db
    .select()
    .from(cryptoInvoices)
    .where(
      and(
        eq(cryptoInvoices.bookingId, id),
        isNotNull(cryptoInvoices.invoiceId),
        or(isOpen, eq(cryptoInvoices.status, 'processing'), isLate, isUndecided),
      ),
    )
    .orderBy(desc(cryptoInvoices.paymentId))
    .limit(1)
  const invoiceId = row?.invoiceId ?? ''
  const checkoutLink = row?.checkoutLink ?? ''
  return {
    invoice: row ? { invoiceId, statusKey: statusKey(context, invoiceId), checkoutLink } : null,
    refunds: await openRefunds(context, id),
  }
}

async function openRefunds({ db }: Context, bookingId: number): Promise<StayCoins['refunds']> {
  const ofStay = db.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId))
  const rows = await db
    .select()
    .from(cryptoRefunds)
    .where(and(inArray(cryptoRefunds.paymentId, ofStay), ne(cryptoRefunds.state, 'sent')))
    .orderBy(asc(cryptoRefunds.id))
  return rows.flatMap(({ cents, state, link }) => (state && link ? [{ cents, state, link }] : []))
}
