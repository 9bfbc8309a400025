import type { Booking } from '#contract/bookings/bookings.ts'
import type { PriceLine } from '#contract/bookings/quote.ts'

type Price = Pick<Booking, 'lines' | 'taxCents' | 'totalCents'>

/** The specification's fields, in whole dollars; ours may be missing. */
export type GivenPrice = Pick<Booking, 'nights' | 'discount' | 'totalPrice'> & {
  [Field in keyof Price]?: Price[Field] | null
}

export function completePrice(given: GivenPrice): Price {
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
