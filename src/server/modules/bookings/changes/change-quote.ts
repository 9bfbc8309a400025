import type { bookingChangeEndpoints } from '#contract/bookings/booking-changes.ts'
import { partyCountsFrom } from '#contract/bookings/party.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import type { InputOf, ReplyOf } from '#contract/platform/endpoint.ts'
import { isDay1Investor } from '#server/modules/badges/badges.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { findOffer } from '#server/modules/promotions/offers.ts'
import type { PromotionCache } from '#server/modules/promotions/promotion-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { draftOrders } from '../extras/booked-extras.ts'
import { staffPrice } from '../requests/staff-price.ts'
import { changedPrice, changedStay } from './changed-row.ts'
import { lostDiscount } from './discounts-after-change.ts'
import { lodgeById, readStay } from './lock-stay.ts'
import { withNewSchedule } from './new-schedule.ts'
import { stayConflicts } from './stay-conflicts.ts'
import { toQuote } from './unchanged-price.ts'

type Endpoints = typeof bookingChangeEndpoints

/** Fails with `not_found` or `rule`. */
export async function entryQuote(
  context: Context,
  promotions: PromotionCache,
  { email, totalPrice, lodgeId, extras: wanted, ...stay }: InputOf<Endpoints['readEntryQuote']>['query'],
): Promise<ReplyOf<Endpoints['readEntryQuote']>> {
  requireAdmin(context)
  const lodge = await lodgeById(context, lodgeId)
  const broken = brokenStayRule(stay, stay, lodge, stay.checkIn)
  if (broken) throw brokenRule(broken.path, broken.message)
  const isDay1 = email?.includes('@') ? await isDay1Investor(context, email) : false
  const { discounts } = await findOffer(context, promotions, { lodge, stay, isDay1, email })
  const { checkInFrom } = lodge
  const extras = await draftOrders(context, wanted, {
    ...{ ...stay, lodge, checkInFrom, extras: [] },
    isByStaff: true,
  })
  const { quote } = await staffPrice(context, { ...stay, extras }, lodge, { totalPrice, discounts })
  const conflicts = await stayConflicts(context, { ...stay, lodgeSlug: lodge.slug }, null)
  return { quote: { ...quote, ...partyCountsFrom(stay) }, isFree: conflicts.length === 0, conflicts }
}

/** Fails with `not_found` or `rule`. */
export async function changeQuote(
  context: Context,
  id: number,
  change: InputOf<Endpoints['readChangeQuote']>['query'],
): Promise<ReplyOf<Endpoints['readChangeQuote']>> {
  requireAdmin(context)
  const found = await readStay(context, id, change.lodgeId)
  const stay = changedStay(found, change)
  const price = await changedPrice(context, found, stay, change)
  const conflicts = await stayConflicts(context, stay, found.row)
  const isRecalculated = change.price === 'recalculate' && typeof change.totalPrice !== 'number'
  return {
    quote: { ...toQuote(stay, price), ...partyCountsFrom(stay) },
    isFree: conflicts.length === 0,
    conflicts,
    lostDiscount: isRecalculated ? lostDiscount(found.row, stay) : null,
    money: await stayMoney(
      context,
      await withNewSchedule(context, found.row, { ...found.row, ...stay, ...price }, found.lodge),
    ),
  }
}
