import { eq } from 'drizzle-orm'
import type { BookingReceipt } from '#contract/bookings/bookings.ts'
import { isDay1Investor } from '#server/modules/badges/badges.ts'
import { queueEmails } from '#server/modules/mail/outbox.ts'
import type { MarketFeed } from '#server/modules/market/feed.ts'
import { withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { lockOffer } from '#server/modules/promotions/offers.ts'
import type { PromotionCache } from '#server/modules/promotions/promotion-cache.ts'
import { tariffsFor } from '#server/modules/rates/tariffs.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { toBooking } from '../booking-mapper.ts'
import { draftOrders } from '../extras/booked-extras.ts'
import { bookingKey, emailedLink, guestLink } from '../reference.ts'
import { refuseStaleTexts, storeAgreement } from './agreements.ts'
import { draftBooking, type LodgeRow, type StayRequest } from './draft-booking.ts'
import { refuseTooMany } from './request-limits.ts'
import { storeBooking } from './store-booking.ts'

/**
 * Fails with `not_found` (lodge), `rule` (stay rules, code), `price_changed`, `too_many` (requests open or of
 * an hour) or `dates_taken`. The database refuses every overlap.
 */
export function createBooking(
  context: Context,
  request: StayRequest,
  takesPayments: (context: Context) => Promise<boolean>,
  { promotions, feed }: { promotions: PromotionCache; feed: MarketFeed },
): Promise<BookingReceipt> {
  return inTransaction(context, async (inner) => {
    const lodge = await lockLodge(inner, request.lodgeId)
    await refuseStaleTexts(inner, request.accepted, lodge)
    const [tariff] = await tariffsFor(inner, [
      { lodge, dates: { from: request.checkIn, to: request.checkOut } },
    ])
    if (!tariff) throw new Error('the lodge has no tariff')
    const isDay1 = await isDay1Investor(inner, request.email)
    const { email, code } = request
    const offer = await lockOffer(inner, promotions, { lodge, stay: request, isDay1, email, code })
    const { checkInFrom } = lodge
    const extras = await draftOrders(inner, request.extras, { ...request, lodge, checkInFrom, extras: [] })
    const isPayable = lodge.instantBook && (await takesPayments(inner))
    const inCoin = (cents: number) => feed.inCoin(lodge.coinId, cents)
    const terms = { lodge, tariff, offer, extras, inCoin, takesPayments: isPayable }
    const row = draftBooking(inner, request, terms)
    await refuseTooMany(inner, row)
    const booking = toBooking({ ...row, id: await storeBooking(inner, row) }, lodge)
    await storeAgreement(inner, booking.id, request.accepted)
    await queueEmails(inner, [{ booking, link: emailedLink(inner, row) }])
    inner.emit({ type: 'booking_changed', lodgeSlug: lodge.slug })
    const { reference } = row
    return {
      ...(await withOwnMoney(inner, booking)),
      key: bookingKey(inner, reference),
      link: guestLink(inner, reference),
    }
  })
}

/** Locks the lodge until the transaction ends, so that no closure is missed. Fails with `not_found`. */
export async function lockLodge({ db }: Context, id: number): Promise<LodgeRow> {
  const [lodge] = await db.select().from(lodges).where(eq(lodges.id, id)).for('no key update')
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return lodge
}
