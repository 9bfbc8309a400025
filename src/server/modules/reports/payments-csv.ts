import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { paymentMethodLabels } from '#contract/payments/payments.ts'
import { paidCents } from '#contract/payments/refundable.ts'
import { addDays } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/http/csv.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

const columns = [
  'date',
  'kind',
  'number',
  'purpose',
  'reference',
  'lodge',
  'name',
  'email',
  'amount',
  'currency',
  'method',
  'providerId',
  'notes',
  'coin',
  'coin_amount',
  'rate',
  'txids',
]

/** A payment or a refund. */
type Movement = {
  at: string
  kind: 'payment' | 'refund'
  number: string | null
  cents: number
  payment: typeof payments.$inferSelect
  booking: { reference: string; guestName: string; guestEmail: string } | null
  lodgeName: string | null
}

/** In cents, less refunds. `month` is `YYYY-MM` in UTC. */
export async function receivedIn(context: Context, month: string): Promise<number> {
  const movements = await movementsIn(context, month)
  return movements.reduce((sum, { cents }) => sum + cents, 0)
}

async function movementsIn(context: Context, month: string): Promise<Movement[]> {
  const from = `${month}-01`
  const span = { from, to: `${addDays(from, 31).slice(0, 7)}-01` }
  return [...(await paymentsIn(context, span)), ...(await refundsIn(context, span))]
}

/** The payments and refunds of a month (`YYYY-MM`, UTC) as CSV, oldest first. */
export function paymentsCsv(context: Context, month: string): Promise<string> {
  requireAdmin(context)
  return writePaymentsCsv(context, month)
}

export async function writePaymentsCsv(context: Context, month: string): Promise<string> {
  const movements = await movementsIn(context, month)
  const sorted = movements.sort((a, b) => a.at.localeCompare(b.at) || a.payment.id - b.payment.id)
  return BYTE_ORDER_MARK + csvLine(columns) + sorted.map(toLine).join('')
}

type Span = { from: string; to: string }

const shown = {
  payment: payments,
  number: receipts.number,
  booking: {
    reference: bookings.reference,
    guestName: bookings.guestName,
    guestEmail: bookings.guestEmail,
  },
  lodgeName: lodges.name,
}

async function paymentsIn(context: Context, { from, to }: Span): Promise<Movement[]> {
  const ofPayment = and(
    eq(receipts.paymentId, payments.id),
    eq(receipts.kind, 'receipt'),
    isNull(receipts.voidedAt),
  )
  const rows = await context.db
    .select(shown)
    .from(payments)
    .leftJoin(receipts, ofPayment)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(payments.status, ['completed', 'refunded']),
        // A payment that was recorded as refunded without having been completed has no credit note that takes
        // the amount off again.
        or(ne(payments.status, 'refunded'), eq(payments.isByHand, false), isNotNull(receipts.number)),
        gte(payments.paymentDate, `${from}T00:00:00Z`),
        lt(payments.paymentDate, `${to}T00:00:00Z`),
      ),
    )
    .orderBy(asc(payments.paymentDate))
  return rows.map((row) => ({
    ...row,
    at: row.payment.paymentDate ?? row.payment.createdAt,
    kind: 'payment',
    cents: paidCents(row.payment),
  }))
}

/** Every refund has a credit note. */
async function refundsIn(context: Context, { from, to }: Span): Promise<Movement[]> {
  const rows = await context.db
    .select({ ...shown, cents: receipts.cents, at: receipts.issuedAt })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        eq(receipts.kind, 'credit_note'),
        // The index on kind and year bounds the search.
        eq(receipts.year, Number(from.slice(0, 4))),
        isNull(receipts.voidedAt),
        gte(receipts.issuedAt, `${from}T00:00:00Z`),
        lt(receipts.issuedAt, `${to}T00:00:00Z`),
      ),
    )
  return rows.map((row) => ({ ...row, kind: 'refund', cents: -row.cents }))
}

function toLine({ at, kind, number, cents, payment, booking, lodgeName }: Movement): string {
  return csvLine([
    at.slice(0, 10),
    kind,
    number,
    payment.purpose,
    booking?.reference ?? payment.detail.reference ?? null,
    lodgeName,
    booking?.guestName ?? payment.payerName,
    booking?.guestEmail ?? payment.payerEmail,
    (cents / 100).toFixed(2),
    payment.currency,
    paymentMethodLabels[payment.paymentMethod],
    payment.stripePaymentId,
    payment.notes,
    payment.crypto?.coin ?? null,
    payment.crypto?.coinAmount ?? null,
    payment.crypto?.rate ?? null,
    payment.crypto?.txids.join(' ') || null,
  ])
}
