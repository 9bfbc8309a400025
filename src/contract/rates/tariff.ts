import type { Charges } from '../charges/charges.ts'
import { datesIn } from '../platform/date-lists.ts'
import { type DateRange, nightsBetween, type Stay } from '../platform/dates.ts'

/** `price` is in whole dollars a night. */
export type Rate = { price: number; minNights: number; arrival: boolean; departure: boolean }

export type RateDay = { date: string } & Rate

export type RateOverride = { date: string } & { [Field in keyof Rate]: Rate[Field] | null }

export type Tariff = Charges & { rateOn: (date: string) => Rate }

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

export function rateDays(range: DateRange, rateOn: (date: string) => Rate): RateDay[] {
  return datesIn(range).map((date) => ({ date, ...rateOn(date) }))
}

export type RateRule = 'no_arrival' | 'min_nights' | 'no_departure'

export function rateRuleBrokenBy(stay: Stay, rateOn: (date: string) => Rate): RateRule | null {
  const { arrival, minNights } = rateOn(stay.checkIn)
  if (!arrival) return 'no_arrival'
  if (nightsBetween(stay) < minNights) return 'min_nights'
  return rateOn(stay.checkOut).departure ? null : 'no_departure'
}

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
