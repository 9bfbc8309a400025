import { planPayments, planRequest } from '#contract/bookings/payment-plan.ts'
import type { BookingRecord, EnteredBooking } from '#contract/bookings/staff-bookings.ts'
import { brokenStayRule, REQUEST_HOLDS_HOURS } from '#contract/bookings/stay-rules.ts'
import { isDay1Investor } from '#server/modules/badges/badges.ts'
import { queueEmails } from '#server/modules/mail/outbox.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { lockOffer } from '#server/modules/promotions/offers.ts'
import type { PromotionCache } from '#server/modules/promotions/promotion-cache.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt } from '../availability/availability.ts'
import { planBalanceCharge } from '../balance/plan-charge.ts'
import { type BookingRow, toBooking } from '../booking-mapper.ts'
import { findDue } from '../emails/due-until.ts'
import { notePaidInFull } from '../emails/paid-in-full.ts'
import { draftOrders, includedOrders } from '../extras/booked-extras.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { emailedLink, newReference } from '../reference.ts'
import { lockLodge } from './create-booking.ts'
import type { BookingDraft, LodgeRow } from './draft-booking.ts'
import { refuseOtherPrice, staffPrice } from './staff-price.ts'
import { storeBooking } from './store-booking.ts'

/**
 * Rates' rules and the span of dates do not bind staff. Fails with `not_found` (lodge), `rule` (order and
 * number of nights, guests, extras), `price_changed` or `dates_taken`.
 */
export function enterBooking(
  context: Context,
  entry: EnteredBooking,
  promotions: PromotionCache,
): Promise<BookingRecord> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const lodge = await lockLodge(inner, entry.lodgeId)
    // Past dates are allowed: the stay's own first day stands for today.
    const broken = brokenStayRule(entry, entry, lodge, entry.checkIn)
    if (broken) throw brokenRule(broken.path, broken.message)
    const draft = await toRow(inner, entry, lodge, promotions)
    const row = { ...draft, id: await storeBooking(inner, draft, 'owner') }
    await recordChange(inner, { action: 'create', subject: `booking ${row.reference}`, after: entry })
    await notePaidInFull(inner, row)
    await planBalanceCharge(inner, row, lodge)
    await announce(inner, row, lodge)
    return readBookingRecord(inner, row.id)
  })
}

async function toRow(
  context: Context,
  entry: EnteredBooking,
  lodge: LodgeRow,
  promotions: PromotionCache,
): Promise<BookingDraft> {
  const isDay1 = entry.email ? await isDay1Investor(context, entry.email) : false
  const { email } = entry
  const { discounts } = await lockOffer(context, promotions, { lodge, stay: entry, isDay1, email })
  const { checkInFrom } = lodge
  const extras = await draftOrders(context, entry.extras, {
    ...{ ...entry, lodge, checkInFrom, extras: [] },
    isByStaff: true,
  })
  const terms = { ...entry, discounts }
  const { quote, prices, promotion, taxes } = await staffPrice(context, { ...entry, extras }, lodge, terms)
  refuseOtherPrice(quote, entry, entry)
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  const isConfirmed = entry.status === 'confirmed'
  return {
    reference: newReference(),
    guestName: entry.name,
    guestEmail: entry.email ?? '',
    guestPhone: entry.phone || null,
    lodgeSlug: lodge.slug,
    checkIn: entry.checkIn,
    checkOut: entry.checkOut,
    guests: entry.guests,
    children: entry.children,
    infants: entry.infants,
    dogs: entry.dogs,
    specialRequests: null,
    nightlyPrice: quote.nightlyPrice,
    discount: quote.discount,
    totalPrice: quote.total,
    taxCents: quote.taxCents,
    lines: quote.lines,
    nightPrices: prices,
    extras: typeof entry.totalPrice === 'number' ? includedOrders(extras) : extras,
    taxes,
    status: entry.status,
    until: isConfirmed ? null : new Date(now + REQUEST_HOLDS_HOURS * 3_600_000).toISOString(),
    createdAt: at,
    decidedAt: isConfirmed ? at : null,
    decidedBy: isConfirmed ? 'owner' : null,
    policy: lodge.cancellationPolicy,
    paymentSchedule: lodge.paymentSchedule,
    schedule: (isConfirmed ? planPayments : planRequest)(
      lodge.paymentSchedule,
      { totalCents: quote.totalCents, checkIn: entry.checkIn },
      todayAt(context, lodge),
    ),
    checkInFrom: lodge.checkInFrom,
    checkOutUntil: lodge.checkOutUntil,
    keptCents: null,
    writtenOffCents: 0,
    networkHash: null,
    promotion,
    source: entry.source,
    staffNote: entry.note || null,
    changeRequest: null,
    changeAnswer: null,
    noteForCleaning: false,
    linkVersion: 0,
  }
}

async function announce(context: Context, row: BookingRow, lodge: LodgeRow) {
  context.emit({ type: 'booking_changed', lodgeSlug: lodge.slug })
  if (row.checkOut <= todayAt(context, lodge)) return
  const booking = toBooking(row, lodge)
  const money = await stayMoney(context, row)
  const due = findDue(booking, money, context.clock.now())
  await queueEmails(context, [{ booking, link: emailedLink(context, row), isByStaff: true, ...due }])
}
