import type { Booking } from '#contract/bookings.ts'
import type { PriceLine } from '#contract/quote.ts'

type PriceParts = Pick<Booking, 'lines' | 'taxCents' | 'totalCents'>

/** What the specification says of a booking's price (whole dollars), and what our server says beyond it. */
export type GivenPrice = Pick<Booking, 'nights' | 'discount' | 'totalPrice'> & {
  [Part in keyof PriceParts]?: PriceParts[Part] | null
}

/** What a booking's price is made of, also where a server knows no lines. */
export function priceOf(given: GivenPrice): PriceParts {
  const taxCents = given.taxCents ?? 0
  const lines = given.lines?.length ? given.lines : plainLines(given)
  return { lines, taxCents, totalCents: given.totalCents ?? Number(given.totalPrice ?? 0) * 100 + taxCents }
}

function plainLines({ nights, discount, totalPrice }: GivenPrice): PriceLine[] {
  const less = Number(discount ?? 0)
  const cents = (Number(totalPrice ?? 0) + less) * 100
  const stay: PriceLine = {
    kind: 'nights',
    name: nights === 1 ? '1 night' : `${nights ?? ''} nights`.trim(),
    cents,
  }
  return less > 0 ? [stay, { kind: 'discount', name: 'Discount', cents: -less * 100 }] : [stay]
}
