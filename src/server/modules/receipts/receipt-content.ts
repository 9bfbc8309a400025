import { eq } from 'drizzle-orm'
import { type CancellationTerms, periodsFrom } from '#contract/bookings/cancellation.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import { packageNamed } from '#contract/investments/investments.ts'
import type { PaymentPurpose } from '#contract/payments/payments.ts'
import { dateIn, formatFullDate, formatInstantIn } from '#contract/platform/dates.ts'
import { centsOfDecimal, formatCents } from '#contract/platform/money.ts'
import type { ReceiptContent } from '#contract/receipts/receipts.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { PaymentDetail } from '#server/platform/database/tables/payments.ts'
import { stayMoney } from '../payments/stay-ledger.ts'

export type SettledPayment = {
  id: number
  bookingId: number | null
  purpose: PaymentPurpose
  status: 'pending' | 'completed' | 'failed' | 'refunded'
  isByHand: boolean
  /** Null before completion. A payment by hand has the date that an owner typed. */
  paymentDate: string | null
  /** Decimal text in dollars. */
  amount: string
  /** Null when the provider received exactly the amount. */
  receivedCents: number | null
  refundedAmount: string
  detail: PaymentDetail
  payerEmail: string | null
}

const purchases: Record<PaymentPurpose, (detail: SettledPayment['detail']) => string> = {
  booking: () => 'Stay',
  donation: () => 'Donation',
  investment: ({ package: id }) => packageNamed(id ?? '')?.name ?? 'Investment',
  art: ({ title }) => (title === undefined ? 'Print' : `Print “${title}”`),
}

export async function readContent(context: Context, payment: SettledPayment): Promise<ReceiptContent> {
  if (payment.bookingId !== null) return stayContent(context, payment.bookingId)
  const description = purchases[payment.purpose](payment.detail)
  const totalCents = centsOfDecimal(payment.amount)
  return {
    description,
    stay: null,
    lines: [{ name: description, cents: totalCents }],
    totalCents,
    paidCents: totalCents,
    refundedCents: centsOfDecimal(payment.refundedAmount),
    keptCents: null,
  }
}

async function stayContent(context: Context, bookingId: number): Promise<ReceiptContent> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, bookingId))
  if (!found) throw new Error('a payment has lost its booking')
  const [guide] = await context.db
    .select({ address: lodgeGuides.address })
    .from(lodgeGuides)
    .where(eq(lodgeGuides.lodgeSlug, found.lodges.slug))
  const { bookings: row, lodges: lodge } = found
  const { reference, checkIn, checkOut, guests } = row
  const { paidCents, refundedCents } = await stayMoney(context, row)
  return {
    description: `Stay at ${lodge.name}`,
    stay: {
      ...{ reference, lodgeName: lodge.name, address: guide?.address || lodge.place },
      ...{ checkIn, checkOut, guests },
    },
    lines: row.lines.map(({ name, cents }) => ({ name, cents })),
    totalCents: computeTotalCents(row),
    paidCents,
    refundedCents,
    keptCents: row.status === 'cancelled' ? row.keptCents : null,
    ...(row.status === 'confirmed' && {
      cancellation: writeCancellation(
        { ...row, timeZone: lodge.timeZone, totalCents: computeTotalCents(row) },
        context.clock.now(),
      ),
    }),
  }
}

/** 'Seven Days Free: free until Thu, Dec 3, 2026, 4 PM; then $675 is kept until …'. */
function writeCancellation(terms: CancellationTerms, now: number): string {
  const steps = periodsFrom(terms, now).map(({ until, refundPercent, keptCents }) => {
    const cost = refundPercent === 100 ? 'free' : `${formatCents(keptCents)} is kept`
    const { timeZone } = terms
    const hour = formatInstantIn(timeZone, until).split(', ').at(-1)
    return `${cost} until ${formatFullDate(dateIn(timeZone, until))}, ${hour}`
  })
  return `${terms.policy.name}: ${steps.join('; then ')}`
}
