import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import {
  type ChangeRequestQuote,
  MAX_CHANGE_REQUESTS,
  type RequestedChange,
} from '#contract/bookings/change-requests.ts'
import { type Party, partyCountsFrom } from '#contract/bookings/party.ts'
import { chooseDiscount, keepGoodwill, nightPrices, quoteStay } from '#contract/bookings/quote.ts'
import { awaitsConfirmation, brokenStayRule } from '#contract/bookings/stay-rules.ts'
import { brokenRateRule } from '#contract/rates/tariff.ts'
import { lockLodges } from '#server/modules/calendar/events.ts'
import { queueChangeEmails } from '#server/modules/mail/change-emails.ts'
import { withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { tariffsFor } from '#server/modules/rates/tariffs.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import {
  bookingHistory,
  bookings,
  type RequestedChange as StoredChange,
} from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { todayAt, unavailableRanges } from '../availability/availability.ts'
import { type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { noteChange, readOwnBooking } from '../bookings.ts'
import { isConfirmed } from '../extras/booked-extras.ts'
import { emailedLink } from '../reference.ts'
import { taxesFor } from '../requests/draft-booking.ts'
import { changeInWords } from './change-in-words.ts'
import { partyAfter } from './changed-row.ts'
import { discountsAfterChange, lostDiscount } from './discounts-after-change.ts'
import { addedNights } from './stay-conflicts.ts'

type Wanted = Omit<RequestedChange, 'note' | 'expectedTotalCents'>
type Priced = Omit<StoredChange, 'note' | 'at'> & Omit<Party, 'adults'>

/** Fails as the request would. */
export async function quoteChange(
  context: Context,
  { reference, key, ...wanted }: { reference: string; key: string } & Wanted,
): Promise<ChangeRequestQuote> {
  const own = await readOwnBooking(context, reference, key)
  const stay = await stayWithLodge(context, own.id)
  refuseUnlessBefore(context, stay)
  const { quote, ...changed } = await priceChange(context, stay, wanted)
  const differenceCents = quote.totalCents - own.totalCents
  const lost = lostDiscount(stay.bookings, { ...changed, lodgeSlug: own.lodgeSlug })
  return { ...quote, ...partyCountsFrom(changed), differenceCents, lostDiscount: lost }
}

/**
 * The stay keeps its nights and price until the owner accepts. Fails with `conflict` (status, begun, one is
 * open), `rule`, `dates_taken`, `price_changed` or `too_many`.
 */
export async function requestChange(
  context: Context,
  { reference, key }: { reference: string; key: string },
  { note, expectedTotalCents, ...wanted }: RequestedChange,
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  refuseUnlessBefore(context, await stayWithLodge(context, own.id))
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, own.lodgeSlug)
    const stay = await stayWithLodge(inner, own.id)
    refuseUnlessBefore(inner, stay)
    if (stay.bookings.changeRequest)
      throw failure('conflict', 'You have requested a change already. Withdraw it to request another.')
    // Each request sends an email to the guest's address, which nobody has confirmed yet.
    if (awaitsConfirmation(stay.bookings))
      throw failure('conflict', 'Please open the link in our email first. It confirms your address.')
    await refuseTooMany(inner, own.id)
    const priced = await priceChange(inner, stay, wanted)
    const { totalCents } = priced.quote
    if ((expectedTotalCents ?? totalCents) !== totalCents)
      throw failure('price_changed', 'The price has changed meanwhile', {
        quote: { ...priced.quote, ...partyCountsFrom(priced) },
      })
    const changeRequest = { ...priced, note: note || null, at: isoNow(inner.clock) }
    return storeChange(inner, stay, changeRequest, 'change_requested')
  })
}

/** Fails with `conflict` without an open request. */
export async function withdrawChange(
  context: Context,
  { reference, key }: { reference: string; key: string },
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const stay = await stayWithLodge(inner, own.id)
    if (!stay.bookings.changeRequest) throw noOpenChange()
    return storeChange(inner, stay, null, 'change_withdrawn')
  })
}

export const noOpenChange = () => failure('conflict', 'There is no open change request')

async function storeChange(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  changeRequest: StoredChange | null,
  step: 'change_requested' | 'change_withdrawn',
): Promise<BookingWithMoney> {
  // A new request makes the answer to the one before obsolete.
  const changeAnswer = changeRequest ? null : row.changeAnswer
  await context.db.update(bookings).set({ changeRequest, changeAnswer }).where(eq(bookings.id, row.id))
  const booking = toBooking({ ...row, changeRequest: changeRequest ?? row.changeRequest }, lodge)
  await noteChange(context, row.id, step, 'guest', changeInWords(booking))
  await queueChangeEmails(context, { booking, step, link: emailedLink(context, row) })
  context.emit({ type: 'booking_changed', lodgeSlug: row.lodgeSlug })
  const after = toBooking({ ...row, changeRequest, changeAnswer }, lodge)
  return withOwnMoney(context, after)
}

/** Locks the booking when the context is a transaction. Fails with `not_found`. */
export async function stayWithLodge(context: Context, id: number): Promise<StayWithLodge> {
  const query = context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  const [found] = await (context.inTransaction ? query.for('update', { of: bookings }) : query)
  if (!found) throw failure('not_found', 'This booking does not exist')
  return found
}

function refuseUnlessBefore(context: Context, { bookings: row, lodges: lodge }: StayWithLodge): void {
  if (row.status !== 'requested' && row.status !== 'confirmed')
    throw failure('conflict', `A stay that is ${row.status.replace('_', ' ')} cannot be changed`)
  if (context.clock.now() >= arrivalInstant({ ...row, timeZone: lodge.timeZone }))
    throw failure('conflict', 'Your stay has begun. Please write to us.')
}

async function refuseTooMany(context: Context, bookingId: number): Promise<void> {
  const { bookingId: id, status } = bookingHistory
  const earlier = await context.db.$count(
    bookingHistory,
    and(eq(id, bookingId), eq(status, 'change_requested')),
  )
  if (earlier >= MAX_CHANGE_REQUESTS)
    throw failure(
      'too_many',
      `A stay has at most ${MAX_CHANGE_REQUESTS} change requests. Please write to us.`,
    )
}

async function priceChange(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  requested: Wanted,
): Promise<Priced> {
  const { adults: _adults, ...party } = partyAfter(row, requested)
  const stay = {
    checkIn: requested.checkIn ?? row.checkIn,
    checkOut: requested.checkOut ?? row.checkOut,
    ...party,
  }
  const keepsDates = stay.checkIn === row.checkIn && stay.checkOut === row.checkOut
  const { guests, children, infants, dogs } = row
  if (keepsDates && isDeepStrictEqual(party, { guests, children, infants, dogs }))
    throw brokenRule('checkIn', 'Please choose other dates or another number of guests')
  const dates = { from: stay.checkIn, to: stay.checkOut }
  const [tariff] = await tariffsFor(context, [{ lodge, dates }])
  if (!tariff) throw new Error('a stay was left without a tariff')
  // Rules that came later do not bind dates that are booked already.
  const broken =
    brokenStayRule(stay, stay, lodge, todayAt(context, lodge)) ??
    (keepsDates ? null : brokenRateRule(stay, tariff.rateOn))
  if (broken) throw brokenRule(broken.path, broken.message)
  if (!keepsDates) await refuseTakenNights(context, row, stay)
  const discounts = await discountsAfterChange(
    context,
    row,
    { ...stay, lodgeSlug: row.lodgeSlug },
    row.guestEmail,
  )
  const priced = { ...stay, extras: row.extras.filter(isConfirmed) }
  const quote = keepGoodwill(quoteStay(priced, tariff, discounts), row.lines)
  const losesPromotion = row.promotion !== null && !chooseDiscount(discounts, quote.subtotal)?.promotion
  const taxes = taxesFor(tariff, stay)
  return { ...stay, quote, losesPromotion, nightPrices: nightPrices(stay, tariff), taxes }
}

/** Only nights that the stay does not have yet count. Fails with `dates_taken`. */
export async function refuseTakenNights(
  context: Context,
  row: StayWithLodge['bookings'],
  { checkIn, checkOut }: Pick<StoredChange, 'checkIn' | 'checkOut'>,
): Promise<void> {
  const added = addedNights({ lodgeSlug: row.lodgeSlug, checkIn, checkOut }, row)
  const spans = added.map((range) => ({ slug: row.lodgeSlug, ...range }))
  const taken = await unavailableRanges(context, spans)
  if (taken.flat().length > 0) throw failure('dates_taken', 'Those dates are no longer available')
}
