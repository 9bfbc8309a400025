import type { LostDiscount } from '#contract/bookings/price.ts'
import { day1Discount } from '#contract/bookings/quote.ts'
import type { Stay } from '#contract/platform/dates.ts'
import { brokenStayTerm } from '#contract/promotions/promotion-rules.ts'
import { isDay1Investor } from '#server/modules/badges/badges.ts'
import type { OfferedDiscount } from '#server/modules/promotions/offers.ts'
import type { Context } from '#server/platform/context.ts'
import type { BookingRow } from '../booking-mapper.ts'

type Kept = Pick<BookingRow, 'discount' | 'promotion'>
type ChangedStay = Stay & { lodgeSlug: string }

/**
 * A promotion stays while the stay still meets its terms; conditions of the moment were checked at the
 * request. Day 1 counts when the booking has it already or the guest has a badge now.
 */
export async function discountsAfterChange(
  context: Context,
  booking: Kept,
  stay: ChangedStay,
  email: string | null,
): Promise<OfferedDiscount[]> {
  const { promotion, discount } = booking
  const fits = promotion && brokenStayTerm(promotion, stay, stay.lodgeSlug) === null
  const hadDay1 = discount > 0 && promotion === null
  const isDay1 = hadDay1 || (!!email && (await isDay1Investor(context, email)))
  return [
    ...(fits ? [{ ...promotion, promotion }] : []),
    ...(isDay1 ? [{ ...day1Discount, promotion: null }] : []),
  ]
}

export function lostDiscount({ promotion, discount }: Kept, stay: ChangedStay): LostDiscount | null {
  const broken = promotion && brokenStayTerm(promotion, stay, stay.lodgeSlug)
  if (!promotion || !broken) return null
  return {
    name: promotion.name,
    cents: discount * 100,
    message: `${promotion.name} no longer applies. ${broken}`,
  }
}
