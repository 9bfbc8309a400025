import type { Charges } from '../charges/charges.ts'
import { datesIn } from '../platform/date-lists.ts'
import { type DateRange, nightsBetween, type Stay } from '../platform/dates.ts'

/** A date's price (whole dollars a night) and restrictions. */
export type Rate = { price: number; minNights: number; arrival: boolean; departure: boolean }

/** A rate with its date. */
export type RateDay = { date: string } & Rate

/** An owner's values for one date; null is the default. */
export type RateOverride = { date: string } & { [Field in keyof Rate]: Rate[Field] | null }

/** Everything that sets the price of a stay at a lodge. */
export type Tariff = Charges & { rateOn: (date: string) => Rate }

/** A lodge's rates by date: its overrides, otherwise `price`, 1 night, arrival and departure allowed. */
export function rateByDate(price: number, overrides: readonly RateOverride[]): (date: string) => Rate {
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

/** Which rule of the rates a stay breaks; the first of these, or null. */
export type RateRule = 'no_arrival' | 'min_nights' | 'no_departure'

export function rateRuleBrokenBy(stay: Stay, rateOn: (date: string) => Rate): RateRule | null {
  const { arrival, minNights } = rateOn(stay.checkIn)
  if (!arrival) return 'no_arrival'
  if (nightsBetween(stay) < minNights) return 'min_nights'
  return rateOn(stay.checkOut).departure ? null : 'no_departure'
}

/** The reason why the rates refuse a stay, with its field; null when they allow it. */
export function brokenRateRule(
  stay: Stay,
  rateOn: (date: string) => Rate,
): { path: 'checkIn' | 'checkOut'; message: string } | null {
  switch (rateRuleBrokenBy(stay, rateOn)) {
    case null:
      return null
    case 'no_arrival':
      return { path: 'checkIn', message: 'No arrivals on this day' }
    case 'min_nights':
      return {
        path: 'checkOut',
        message: `At least ${rateOn(stay.checkIn).minNights} nights for these dates`,
      }
    case 'no_departure':
      return { path: 'checkOut', message: 'No departures on this day' }
  }
}
