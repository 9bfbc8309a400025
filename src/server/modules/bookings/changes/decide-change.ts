import { eq } from 'drizzle-orm'
import type { ChangeAnswer } from '#contract/bookings/bookings.ts'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import type { ChangeDecision } from '#contract/bookings/change-requests.ts'
import { computeTotalCents, keepGoodwill } from '#contract/bookings/quote.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import { formatStay } from '#contract/platform/dates.ts'
import { lockLodges } from '#server/modules/calendar/events.ts'
import { queueChangeEmails } from '#server/modules/mail/change-emails.ts'
import { enqueueRefunds } from '#server/modules/payments/refunds.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '#server/platform/database/errors.ts'
import { bookings, type RequestedChange } from '#server/platform/database/tables/bookings.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt, unavailableRanges } from '../availability/availability.ts'
import { replanBalanceCharge } from '../balance/plan-charge.ts'
import { type BookingRow, type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { notePaidInFull } from '../emails/paid-in-full.ts'
import { expireOverdue } from '../expiry.ts'
import { priceOrders } from '../extras/booked-extras.ts'
import { readBookingRecord } from '../lists/admin-bookings.ts'
import { emailedLink } from '../reference.ts'
import { changeInWords } from './change-in-words.ts'
import { noOpenChange, refuseTakenNights, stayWithLodge } from './change-requests.ts'
import { lodgeById } from './lock-stay.ts'
import { withNewSchedule } from './new-schedule.ts'

/**
 * An accepted stay gets the requested dates, guests and the price that the guest saw; an overpayment goes
 * back. Fails with `conflict` without an open request, for another request than `requestedAt`, and when it is
 * too late; with `dates_taken` when nights were taken meanwhile. A failure leaves the request open.
 */
export async function decideChange(
  context: Context,
  id: number,
  { accept, requestedAt, reason, offer }: ChangeDecision,
): Promise<BookingRecord> {
  requireAdmin(context)
  const { bookings: known } = await stayWithLodge(context, id)
  if (!known.changeRequest) throw noOpenChange()
  return inTransaction(context, async (inner) => {
    await lockLodges(inner, known.lodgeSlug)
    await expireOverdue(inner, [known.lodgeSlug])
    const stay = await stayWithLodge(inner, id)
    const { changeRequest, reference } = stay.bookings
    if (!changeRequest) throw noOpenChange()
    if ((requestedAt ?? changeRequest.at) !== changeRequest.at)
      throw failure('conflict', 'The guest has requested another change meanwhile')
    if (accept) refuseTooLate(inner, stay, changeRequest)
    const answer = accept ? null : await answerInWords(inner, stay, { reason, offer })
    const requested = { ...toBooking(stay.bookings, stay.lodges), changeAnswer: answer }
    const after = accept
      ? await applyChange(inner, stay, changeRequest)
      : await setColumns(inner, stay.bookings, { changeRequest: null, changeAnswer: answer })
    const givesBack = accept ? await enqueueRefunds(inner, id, computeTotalCents(after)) : 0
    await notePaidInFull(inner, after)
    const step = accept ? 'changed' : 'change_declined'
    const words = [changeInWords(requested), ...(answer ? answerWords(answer) : [])]
    await noteChange(inner, id, step, 'owner', words.join('. '))
    await recordChange(inner, {
      action: accept ? 'accept change' : 'decline change',
      subject: `booking ${reference}`,
      before: toStay(stay.bookings),
      after: toStay(after),
    })
    // The email about a declined request names what was requested.
    const booking = accept ? toBooking(after, stay.lodges) : requested
    const overpaidCents = accept ? (await stayMoney(inner, after)).overpaidCents : 0
    const link = emailedLink(inner, stay.bookings)
    await queueChangeEmails(inner, { booking, step, givesBack, overpaidCents, link })
    inner.emit({ type: 'booking_changed', lodgeSlug: known.lodgeSlug })
    return readBookingRecord(inner, id)
  })
}

/**
 * Null without a reason and an offer. Fails with `rule`, `not_found` or `dates_taken` for an offer that is
 * not free.
 */
async function answerInWords(
  context: Context,
  { bookings: row, lodges: own }: StayWithLodge,
  { reason, offer }: Pick<ChangeDecision, 'reason' | 'offer'>,
): Promise<ChangeAnswer | null> {
  if (!reason && !offer) return null
  const answer = { reason: reason || null, at: isoNow(context.clock) }
  if (!offer) return { ...answer, offer: null }
  const { checkIn, checkOut, lodgeId } = offer
  const lodge = lodgeId === undefined ? own : await lodgeById(context, lodgeId)
  const today = todayAt(context, lodge)
  const broken = brokenStayRule({ checkIn, checkOut }, row, lodge, today)
  if (broken) throw brokenRule('offer', broken.message)
  const isOwn = lodge.slug === row.lodgeSlug
  if (isOwn) await refuseTakenNights(context, row, { checkIn, checkOut })
  else {
    const taken = await unavailableRanges(context, [{ slug: lodge.slug, from: checkIn, to: checkOut }])
    if (taken.flat().length > 0) throw failure('dates_taken', 'The offered nights are not free')
  }
  return { ...answer, offer: { lodgeSlug: lodge.slug, lodgeName: lodge.name, checkIn, checkOut } }
}

const answerWords = ({ reason, offer }: ChangeAnswer): string[] => [
  ...(reason ? [reason.replace(/\.$/, '')] : []),
  ...(offer ? [`Offered: ${offer.lodgeName}, ${formatStay(offer)}`] : []),
]

function refuseTooLate(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  { checkIn }: RequestedChange,
): void {
  if (context.clock.now() >= arrivalInstant({ ...row, timeZone: lodge.timeZone }))
    throw failure('conflict', 'The stay has begun. Please change the booking itself.')
  if (checkIn < todayAt(context, lodge)) throw failure('conflict', 'The requested dates have passed.')
}

const toStay = (row: BookingRow) => {
  const { checkIn, checkOut, guests } = row
  return { checkIn, checkOut, guests, totalCents: computeTotalCents(row) }
}

async function applyChange(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  change: RequestedChange,
): Promise<BookingRow> {
  const { checkIn, checkOut, guests, children = 0, infants = 0, dogs = 0, quote, nightPrices } = change
  if (checkIn !== row.checkIn || checkOut !== row.checkOut)
    await refuseTakenNights(context, row, { checkIn, checkOut })
  // Goodwill given since the request counts, not that of the request.
  const requested = { ...quote, lines: quote.lines.filter(({ kind }) => kind !== 'goodwill') }
  const { nightlyPrice, discount, total: totalPrice, taxCents, lines } = keepGoodwill(requested, row.lines)
  const promotion = change.losesPromotion ? null : row.promotion
  const price = { nightlyPrice, discount, totalPrice, taxCents, lines, nightPrices, promotion }
  const party = { guests, children, infants, dogs }
  const extras = priceOrders(row.extras, change)
  const agreed = { extras, taxes: change.taxes ?? row.taxes }
  const noRequest = { changeRequest: null, changeAnswer: null }
  const changed = { ...row, checkIn, checkOut, ...party, ...price, ...agreed, ...noRequest }
  const after = await setColumns(context, row, await withNewSchedule(context, row, changed, lodge))
  await replanBalanceCharge(context, row, { bookings: after, lodges: lodge })
  return after
}

async function setColumns(
  context: Context,
  row: BookingRow,
  change: Partial<BookingRow>,
): Promise<BookingRow> {
  await context.db
    .update(bookings)
    .set(change)
    .where(eq(bookings.id, row.id))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION
        ? failure('dates_taken', 'Those dates are no longer available')
        : error
    })
  return { ...row, ...change }
}
