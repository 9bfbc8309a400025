import type { PriceLine } from '#contract/bookings/quote.ts'
import { datesIn } from '#contract/platform/date-lists.ts'
import type { Stay } from '#contract/platform/dates.ts'

type PricedStay = Stay & {
  totalPrice: number
  lines: readonly PriceLine[]
  /** Whole dollars; empty when only their sum is known. */
  nightPrices: readonly number[]
}

type NamedCents = { name: string; cents: number }

/** `month` is `YYYY-MM`. */
export type StayMonth = { month: string; nights: number; revenueCents: number; taxes: NamedCents[] }

/**
 * The parts add up to the price. Nights belong to their own month, at their price less their share of the
 * discount; fees, extras and taxes belong to the month of check-in.
 */
export function stayMonths(stay: PricedStay): StayMonth[] {
  const taxes = stay.lines.filter(({ kind }) => kind === 'tax').map(({ name, cents }) => ({ name, cents }))
  const once = stay.lines.filter(({ kind }) => kind === 'fee' || kind === 'extra')
  const feesCents = once.reduce((sum, { cents }) => sum + cents, 0)
  const months = nightsByMonth(stay, stay.totalPrice * 100 - feesCents)
  const [first] = months
  if (first) first.revenueCents += feesCents
  return months.map((month, index) => ({ ...month, taxes: index === 0 ? taxes : [] }))
}

type MonthOfNights = { month: string; nights: number; revenueCents: number }

/** Shares `cents` by the nights' prices and rounds running sums, so that no cent is lost. */
function nightsByMonth({ checkIn, checkOut, nightPrices }: PricedStay, cents: number): MonthOfNights[] {
  const nights = datesIn({ from: checkIn, to: checkOut })
  const isKnown = nightPrices.length === nights.length && nightPrices.some((price) => price > 0)
  const nightPrice = (night: number) => (isKnown ? (nightPrices[night] ?? 0) : 1)
  const sum = nights.reduce((all, _, night) => all + nightPrice(night), 0)
  const months: MonthOfNights[] = []
  let priced = 0
  let shared = 0
  for (const [night, date] of nights.entries()) {
    priced += nightPrice(night)
    const upTo = Math.round((cents * priced) / sum)
    const month = date.slice(0, 7)
    let last = months.at(-1)
    if (last?.month !== month) {
      last = { month, nights: 0, revenueCents: 0 }
      months.push(last)
    }
    last.nights += 1
    last.revenueCents += upTo - shared
    shared = upTo
  }
  return months
}
