import { computeTotalCents, type PriceLine, type Quote } from '#contract/bookings/quote.ts'
import { nightsBetween, type Stay } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { BookedPromotion } from '#server/platform/database/tables/bookings.ts'

/** Whole dollars, or cents where the name ends with Cents. */
export type StoredPrice = {
  nightlyPrice: number
  discount: number
  totalPrice: number
  taxCents: number
  lines: PriceLine[]
  /** Whole dollars; empty when only their sum is known. */
  nightPrices: number[]
  promotion: BookedPromotion | null
}

/** Keeps the price to the cent on other dates. With another number of nights, only their sum is known. */
export function unchangedPrice(booking: Stay & StoredPrice, stay: Stay): StoredPrice {
  const { nightlyPrice, discount, totalPrice, taxCents, lines, nightPrices, promotion } = booking
  const same = { nightlyPrice, discount, totalPrice, taxCents, lines, nightPrices, promotion }
  const nights = nightsBetween(stay)
  if (nights === nightsBetween(booking)) return same
  const name = `Agreed price, ${pluralize(nights, 'night')}`
  return {
    ...same,
    nightlyPrice: Math.round(computeSubtotal(same) / nights),
    lines: lines.map((line) => (line.kind === 'nights' ? { ...line, name } : line)),
    nightPrices: [],
  }
}

function computeSubtotal({ totalPrice, discount, lines }: StoredPrice): number {
  const others = lines.filter(({ kind }) => kind === 'fee' || kind === 'extra')
  return totalPrice + discount - others.reduce((sum, { cents }) => sum + cents, 0) / 100
}

export function storedPrice(
  quote: Quote,
  nightPrices: number[],
  promotion: BookedPromotion | null,
): StoredPrice {
  const { nightlyPrice, discount, total: totalPrice, taxCents, lines } = quote
  return { nightlyPrice, discount, totalPrice, taxCents, lines, nightPrices, promotion }
}

export function toQuote(stay: Stay, price: StoredPrice): Quote {
  const { nightlyPrice, discount, totalPrice: total, taxCents, lines } = price
  return {
    nights: nightsBetween(stay),
    nightlyPrice,
    subtotal: computeSubtotal(price),
    discount,
    discountName: lines.find(({ kind }) => kind === 'discount')?.name ?? null,
    total,
    lines,
    taxCents,
    totalCents: computeTotalCents(price),
  }
}
