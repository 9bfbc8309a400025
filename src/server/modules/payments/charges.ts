import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { ART_PRICE_CENTS } from '#contract/art/art-price.ts'
import { MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import { packageNamed } from '#contract/investments/investments.ts'
import { DONATION_MAX, DONATION_MIN, donationMessages } from '#contract/payments/donations.ts'
import type { PaymentPurpose, paymentEndpoints } from '#contract/payments/payments.ts'
import { decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { sellsInvestments } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { artPieces } from '#server/platform/database/tables/art.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { type PaymentDetail, payments } from '#server/platform/database/tables/payments.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'
import { stayMoney } from './stay-ledger.ts'

export type IntentRequest = z.output<(typeof paymentEndpoints)['createPaymentIntent']['body']>

/** `reuse` is the id of a payment that is already open for it. */
export type Charge = {
  purpose: PaymentPurpose
  cents: number
  description: string
  bookingId: number | null
  payerName: string | null
  payerEmail: string | null
  detail: PaymentDetail
  reuse: number | null
  savesCard: boolean
}

/**
 * A day shorter than the sweep reads an intent (sweep.ts): otherwise a payment whose webhook is lost would
 * never be found.
 */
const REUSED_MS = 6 * 86_400_000

const wrongAmount = (cents: number) =>
  brokenRule(
    'amount',
    `The amount must be exactly ${formatCents(cents)} (${cents} cents). Please reload the page.`,
  )

/** Uses the server's price. Fails with `rule`, `conflict` or `forbidden`. */
export async function chargeFor(
  context: Context,
  deps: PaymentDependencies,
  request: IntentRequest,
): Promise<Charge> {
  const { amount, metadata } = request
  const charge = await charges[metadata.type](context, deps, request)
  if (amount !== charge.cents) throw wrongAmount(charge.cents)
  return charge
}

type ChargeResolver = (context: Context, deps: PaymentDependencies, request: IntentRequest) => Promise<Charge>

const isNew = { reuse: null, savesCard: false }

const toPayer = ({ metadata }: IntentRequest) => ({
  payerName: metadata.userName || null,
  payerEmail: metadata.email?.toLowerCase() || null,
})

/** Fails with `forbidden` when no packages are sold. */
const investment: ChargeResolver = async ({ config }, _deps, request) => {
  if (!sellsInvestments(config))
    throw failure('forbidden', 'Investment packages are not on sale here. You can register your interest.')
  const { package: named, packageId } = request.metadata
  const chosen = packageNamed(packageId ?? named ?? '')
  if (!chosen) throw brokenRule('metadata.package', 'Please choose one of our investment packages')
  return {
    purpose: 'investment',
    cents: chosen.price * 100,
    description: `Crypto Lodge: ${chosen.name}`,
    bookingId: null,
    ...toPayer(request),
    detail: { package: chosen.id },
    ...isNew,
  }
}

const donation: ChargeResolver = async (_context, _deps, request) => {
  if (request.amount < DONATION_MIN * 100) throw brokenRule('amount', donationMessages.min)
  if (request.amount > DONATION_MAX * 100) throw brokenRule('amount', donationMessages.max)
  return {
    purpose: 'donation',
    cents: request.amount,
    description: 'Crypto Lodge: donation',
    bookingId: null,
    ...toPayer(request),
    detail: {},
    ...isNew,
  }
}

const isPayable = ({ status }: typeof bookings.$inferSelect): boolean =>
  status === 'confirmed' || status === 'awaiting_payment'

const underCharge = () =>
  failure('conflict', 'The stored card is being charged at this moment. Please try again in a minute.')

/**
 * The row stays locked, so that two requests share one intent. A card is stored when a part is left to pay
 * later.
 */
const booking: ChargeResolver = async (context, deps, { amount, metadata }) => {
  const own = await deps.ownBooking(context, metadata.reference ?? '', metadata.key ?? '')
  const [row] = await context.db.select().from(bookings).where(eq(bookings.id, own.id)).for('update')
  if (!row || !isPayable(row)) throw brokenRule('metadata.reference', 'Only a confirmed stay can be paid')
  if (row.until !== null && Date.parse(row.until) <= context.clock.now())
    throw failure('conflict', 'The time to pay is over. Please book the nights again.')
  const { dueCents, dueNowCents } = await stayMoney(context, row)
  const cents = amount === dueCents ? dueCents : dueNowCents || dueCents
  const savesCard = cents < dueCents
  if (cents === 0) throw failure('conflict', 'This booking is already paid')
  if (cents < MIN_CARD_CENTS)
    throw failure(
      'conflict',
      `${formatCents(cents)} is too little to be paid online. Please pay it at the lodge.`,
    )
  const known = await context.db.select().from(payments).where(eq(payments.bookingId, own.id))
  if (known.some(isBeingCharged)) throw underCharge()
  if (known.some(isConfirming)) throw coinsUnderWay()
  const open = known.find(
    (payment) =>
      payment.purpose === 'booking' &&
      !payment.isByHand &&
      payment.crypto === null &&
      !payment.isOffSession &&
      payment.savesCard === savesCard &&
      (payment.status === 'pending' || payment.status === 'failed') &&
      !payment.isClosed &&
      payment.receivedCents === null &&
      payment.amount === decimalOfCents(cents) &&
      Date.parse(payment.createdAt) > context.clock.now() - REUSED_MS,
  )
  return {
    purpose: 'booking',
    cents,
    description: `Crypto Lodge: ${own.lodgeName}, ${own.checkIn} to ${own.checkOut}, ${own.reference}`,
    bookingId: own.id,
    payerName: own.guestName,
    payerEmail: own.guestEmail.toLowerCase(),
    detail: { reference: own.reference },
    reuse: open?.id ?? null,
    savesCard,
  }
}

/** Coins have come and wait for their confirmation. */
export const isConfirming = ({
  processingSince,
  status,
}: Pick<PaymentRow, 'processingSince' | 'status'>): boolean =>
  processingSince !== null && (status === 'pending' || status === 'failed')

const coinsUnderWay = () =>
  failure('conflict', 'Your coins have arrived and are being confirmed. You do not need to pay again.')

export const isBeingCharged = ({
  isOffSession,
  isClosed,
  status,
}: Pick<PaymentRow, 'isOffSession' | 'isClosed' | 'status'>): boolean =>
  isOffSession && !isClosed && (status === 'pending' || status === 'failed')

const charges: Record<IntentRequest['metadata']['type'], ChargeResolver> = { investment, donation, booking }

/** Fails with `not_found`. */
export async function artCharge(context: Context, artPieceId: number): Promise<Charge> {
  const [piece] = await context.db.select().from(artPieces).where(eq(artPieces.id, artPieceId))
  if (!piece) throw failure('not_found', 'There is no such artwork')
  return {
    purpose: 'art',
    cents: ART_PRICE_CENTS,
    description: `Crypto Lodge: print of “${piece.title}”`,
    bookingId: null,
    payerName: null,
    payerEmail: null,
    detail: { artPieceId: piece.id, title: piece.title },
    ...isNew,
  }
}
