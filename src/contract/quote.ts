/** Day 1 Investors pay this much less of every stay. */
export const DAY1_DISCOUNT = 0.2

/** All amounts in whole dollars. */
export type Quote = {
  nights: number
  nightlyPrice: number
  subtotal: number
  discount: number
  total: number
}

/** The price of a stay; the discount is rounded up to the whole dollar, in the guest's favour. */
export function quoteStay(nights: number, nightlyPrice: number, isDay1Investor: boolean): Quote {
  const subtotal = nights * nightlyPrice
  // In whole percent, because 0.2 × 15 is 3.0000000000000004 in binary and would round up to 4.
  const discount = isDay1Investor ? Math.ceil((subtotal * Math.round(DAY1_DISCOUNT * 100)) / 100) : 0
  return { nights, nightlyPrice, subtotal, discount, total: subtotal - discount }
}
