import type { Charges } from './charges.ts'
import { datesIn } from './date-lists.ts'
import { type DateRange, nightsBetween, type Stay } from './dates.ts'

/** What one date of a lodge costs (whole dollars a night) and which stays it allows. */
export type Rate = { price: number; minNights: number; arrival: boolean; departure: boolean }

/** A rate with its date. */
export type RateDay = { date: string } & Rate

/** What an owner set for one date; null stands for the default. */
export type RateOverride = { date: string } & { [Field in keyof Rate]: Rate[Field] | null }

/** All that decides the price of a stay at a lodge. */
export type Tariff = Charges & { rateOn: (date: string) => Rate }

/** The rates of a lodge by date: its overrides, and `price`, 1 night, arrival and departure allowed where none is set. */
export function ratesOf(price: number, overrides: readonly RateOverride[]): (date: string) => Rate {
  const byDate = new Map(overrides.map((override) => [override.date, override]))
  return (date) => {
    const override = byDate.get(date)
    return {
      price: override?.price ?? price,
      minNights: override?.minNights ?? 1,
      arrival: override?.arrival ?? true,
      departure: override?.departure ?? true,
    }
  }
}

/** One rate for each date of a range. */
export function rateDays(range: DateRange, rateOn: (date: string) => Rate): RateDay[] {
  return datesIn(range).map((date) => ({ date, ...rateOn(date) }))
}

/** Why the rates do not allow a stay, in words for the guest, with its field; null when they do. */
export function brokenRateRule(
  stay: Stay,
  rateOn: (date: string) => Rate,
): { path: 'checkIn' | 'checkOut'; message: string } | null {
  const { arrival, minNights } = rateOn(stay.checkIn)
  if (!arrival) return { path: 'checkIn', message: 'No arrivals on this day' }
  if (nightsBetween(stay) < minNights)
    return { path: 'checkOut', message: `At least ${minNights} nights for these dates` }
  if (!rateOn(stay.checkOut).departure) return { path: 'checkOut', message: 'No departures on this day' }
  return null
}
