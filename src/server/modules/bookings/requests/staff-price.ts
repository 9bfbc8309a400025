import type { Party } from '#contract/bookings/party.ts'
import {
  chooseDiscount,
  nightPrices,
  type Quote,
  type QuotedStay,
  quoteStay,
} from '#contract/bookings/quote.ts'
import type { Tax } from '#contract/charges/charges.ts'
import type { OfferedDiscount } from '#server/modules/promotions/offers.ts'
import { tariffsFor } from '#server/modules/rates/tariffs.ts'
import type { Context } from '#server/platform/context.ts'
import type { BookedPromotion } from '#server/platform/database/tables/bookings.ts'
import { agreedQuote } from '../changes/agreed-price.ts'
import { type LodgeRow, priceChanged, taxesFor } from './draft-booking.ts'

type Terms = {
  /** Agreed whole dollars without taxes. Without it, the lodge's rates and fees count. */
  totalPrice?: number | null | undefined
  discounts: readonly OfferedDiscount[]
}

/** `prices` are those of the nights; an agreed price has none. */
export async function staffPrice(
  context: Context,
  stay: QuotedStay,
  lodge: LodgeRow,
  { totalPrice, discounts }: Terms,
): Promise<{ quote: Quote; prices: number[]; promotion: BookedPromotion | null; taxes: Tax[] }> {
  const dates = { from: stay.checkIn, to: stay.checkOut }
  const [tariff] = await tariffsFor(context, [{ lodge, dates }])
  if (!tariff) throw new Error('a stay was left without a tariff')
  const taxes = taxesFor(tariff, stay)
  if (typeof totalPrice === 'number')
    return { quote: agreedQuote(stay, tariff, totalPrice), prices: [], promotion: null, taxes }
  const quote = quoteStay(stay, tariff, discounts)
  const promotion = chooseDiscount(discounts, quote.subtotal)?.promotion ?? null
  return { quote, prices: nightPrices(stay, tariff), promotion, taxes }
}

/** Fails with `price_changed` when staff was shown another price. */
export function refuseOtherPrice(
  quote: Quote,
  { expectedTotalCents }: { expectedTotalCents?: number | null | undefined },
  party: Omit<Party, 'adults'>,
): void {
  if ((expectedTotalCents ?? quote.totalCents) !== quote.totalCents) throw priceChanged(quote, party)
}
