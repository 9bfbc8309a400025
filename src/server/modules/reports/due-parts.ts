import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { DueStay } from '#contract/reports/due.ts'
import type { Context } from '#server/platform/context.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'

/** A payment in coins of which only a part came before its invoice ended. */
export type Part = Pick<DueStay, 'paymentId' | 'partialCents'>

export const noPart: Part = { paymentId: null, partialCents: null }

const undecided = ({ db }: Context) =>
  db
    .select()
    .from(cryptoInvoices)
    .innerJoin(payments, eq(payments.id, cryptoInvoices.paymentId))
    .where(
      and(
        eq(cryptoInvoices.additional, 'partial'),
        isNull(cryptoInvoices.decision),
        eq(payments.status, 'failed'),
        inArray(cryptoInvoices.status, ['expired', 'invalid']),
      ),
    )
    .orderBy(asc(cryptoInvoices.paymentId))

/** The oldest undecided part of each stay. */
export async function partsOfStays(context: Context): Promise<Map<number, Part>> {
  const found = new Map<number, Part>()
  for (const { crypto_invoices: row } of await undecided(context))
    if (row.bookingId !== null && !found.has(row.bookingId))
      found.set(row.bookingId, { paymentId: row.paymentId, partialCents: row.paidCents })
  return found
}

/** Donations and prints have parts too. They are listed like stays. */
export async function partsWithoutStay(context: Context): Promise<DueStay[]> {
  const rows = (await undecided(context)).filter(({ crypto_invoices: row }) => row.bookingId === null)
  return rows.map(({ crypto_invoices: row, payments: payment }) => {
    const day = row.createdAt.slice(0, 10)
    return {
      id: 0,
      reference: '',
      guestName: payment.payerName ?? '',
      lodgeSlug: '',
      lodgeName: payment.purpose === 'art' ? 'Print' : 'Donation',
      checkIn: day,
      checkOut: day,
      timeZone: 'UTC',
      status: 'confirmed',
      dueCents: 0,
      dueNowCents: 0,
      dueOn: null,
      attempts: 0,
      lastError: null,
      card: null,
      overpaidCents: 0,
      remindedAt: null,
      hasEmail: payment.payerEmail !== null,
      paymentId: row.paymentId,
      partialCents: row.paidCents,
    }
  })
}
