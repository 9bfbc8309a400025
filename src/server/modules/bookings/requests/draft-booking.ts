import type { BookingRequest } from '#contract/bookings/bookings.ts'
import { type Party, partyCountsFrom } from '#contract/bookings/party.ts'
import { planRequest } from '#contract/bookings/payment-plan.ts'
import type { CodeReply } from '#contract/bookings/price.ts'
import { holdsFor, nightPrices, type Quote, quoteStay } from '#contract/bookings/quote.ts'
import {
  brokenStayRule,
  PAYMENT_HOLDS_MINUTES,
  REQUEST_HOLDS_HOURS,
  UNCONFIRMED_HOLDS_MINUTES,
} from '#contract/bookings/stay-rules.ts'
import type { Tax } from '#contract/charges/charges.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { brokenRateRule, type Tariff } from '#contract/rates/tariff.ts'
import {
  chosenPromotion,
  type Offer,
  refuseBrokenCode,
  replyToCode,
} from '#server/modules/promotions/offers.ts'
import type { Context } from '#server/platform/context.ts'
import type { BookedPromotion } from '#server/platform/database/tables/bookings.ts'
import type { lodges } from '#server/platform/database/tables/lodges.ts'
import { brokenRule, type Failure, failure } from '#server/platform/failure.ts'
import { todayAt } from '../availability/availability.ts'
import type { BookingRow } from '../booking-mapper.ts'
import { isConfirmed } from '../extras/booked-extras.ts'
import { newReference } from '../reference.ts'

export type StayRequest = BookingRequest & { networkHash: string | null }
export type LodgeRow = typeof lodges.$inferSelect
export type BookingDraft = Omit<BookingRow, 'id'>

type Terms = {
  lodge: LodgeRow
  tariff: Tariff
  offer: Offer
  extras: ExtraOrder[]
  /** Converts US cents into the lodge's coin. */
  inCoin: (cents: number) => InCoin | null
  /** Without payments, every stay waits for the owner's answer. */
  takesPayments: boolean
}

/** Uses the server's own price. Fails with `rule` (stay or code) or `price_changed`. */
export function draftBooking(
  context: Context,
  request: StayRequest,
  { lodge, tariff, offer, extras, inCoin, takesPayments }: Terms,
): BookingDraft {
  const broken =
    brokenStayRule(request, request, lodge, todayAt(context, lodge)) ?? brokenRateRule(request, tariff.rateOn)
  if (broken) throw brokenRule(broken.path, broken.message)
  const quote = quoteStay({ ...request, extras: extras.filter(isConfirmed) }, tariff, offer.discounts)
  // A coin that has moved since the quote changes the price, also of a code.
  if (!offer.code?.refusal?.isByCoin) refuseBrokenCode(offer)
  if ((request.expectedTotalCents ?? quote.totalCents) !== quote.totalCents)
    throw priceChanged(quote, request, {
      code: replyToCode(offer, quote.subtotal),
      inCoin: inCoin(quote.totalCents),
    })
  refuseBrokenCode(offer)
  const isInstant = lodge.instantBook && takesPayments && quote.totalCents > 0
  const promotion = chosenPromotion(offer, quote.subtotal)
  const taxes = taxesFor(tariff, request)
  return toRow(context, request, {
    ...{ lodge, quote, promotion, extras, taxes, isInstant },
    prices: nightPrices(request, tariff),
  })
}

export const taxesFor = ({ taxes }: Pick<Tariff, 'taxes'>, { checkIn }: { checkIn: string }): Tax[] =>
  taxes.filter((tax) => holdsFor(tax, checkIn))

export const priceChanged = (
  quote: Quote,
  party: Omit<Party, 'adults'>,
  { code, inCoin }: { code: CodeReply | null; inCoin: InCoin | null } = { code: null, inCoin: null },
): Failure =>
  failure('price_changed', `The price has changed: it is ${formatDecimal(quote.totalCents / 100)} now`, {
    quote: { ...quote, ...partyCountsFrom(party), code, inCoin },
  })

function toRow(
  context: Context,
  request: StayRequest,
  {
    lodge,
    quote,
    promotion,
    prices,
    extras,
    taxes,
    isInstant,
  }: {
    lodge: LodgeRow
    quote: Quote
    promotion: BookedPromotion | null
    prices: number[]
    extras: ExtraOrder[]
    taxes: Tax[]
    isInstant: boolean
  },
): BookingDraft {
  const now = context.clock.now()
  return {
    reference: newReference(),
    guestName: request.name,
    guestEmail: request.email,
    guestPhone: request.phone ?? null,
    lodgeSlug: lodge.slug,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    guests: request.guests,
    children: request.children,
    infants: request.infants,
    dogs: request.dogs,
    specialRequests: request.specialRequests || null,
    nightlyPrice: quote.nightlyPrice,
    discount: quote.discount,
    totalPrice: quote.total,
    taxCents: quote.taxCents,
    lines: quote.lines,
    nightPrices: prices,
    extras,
    taxes,
    until: new Date(
      now + (isInstant ? PAYMENT_HOLDS_MINUTES * 60_000 : requestHoldMs(context)),
    ).toISOString(),
    createdAt: new Date(now).toISOString(),
    status: isInstant ? 'awaiting_payment' : 'requested',
    decidedAt: null,
    decidedBy: null,
    policy: lodge.cancellationPolicy,
    paymentSchedule: lodge.paymentSchedule,
    schedule: planRequest(
      lodge.paymentSchedule,
      { totalCents: quote.totalCents, checkIn: request.checkIn },
      todayAt(context, lodge),
    ),
    checkInFrom: lodge.checkInFrom,
    checkOutUntil: lodge.checkOutUntil,
    keptCents: null,
    writtenOffCents: 0,
    networkHash: request.networkHash,
    promotion,
    source: request.source ?? 'website',
    staffNote: null,
    changeRequest: null,
    changeAnswer: null,
    noteForCleaning: false,
    linkVersion: 0,
  }
}

/** With a mail server, the hold ends unless the guest opens the email's link. */
const requestHoldMs = ({ config }: Context): number =>
  config.SMTP_URL ? UNCONFIRMED_HOLDS_MINUTES * 60_000 : REQUEST_HOLDS_HOURS * 3_600_000
