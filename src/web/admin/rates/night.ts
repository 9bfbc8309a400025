import { formatDollars } from '#contract/platform/money.ts'
import { type Rate, type RateOverride, rateByDate } from '#contract/rates/tariff.ts'
import { dayInWords } from '#web/platform/ui/calendar/calendar-days.ts'

export type Night = {
  date: string
  rate: Rate
  /** The price differs from the lodge's base price. */
  hasOwnPrice: boolean
  basePrice: number
  taken: 'booked' | 'closed' | null
  isPast: boolean
}

type Taken = { from: string; to: string; reason: 'booked' | 'closed' }

export function toNight(
  date: string,
  given: { basePrice: number; override: RateOverride | undefined; taken: readonly Taken[]; today: string },
): Night {
  const { basePrice, override, today } = given
  const taken = given.taken.find(({ from, to }) => from <= date && date < to)
  return {
    date,
    rate: rateByDate(basePrice, override ? [override] : [])(date),
    hasOwnPrice: (override?.price ?? null) !== null,
    basePrice,
    taken: taken?.reason ?? null,
    isPast: date < today,
  }
}

export const spokenDate = (date: string): string => `${dayInWords(date)}, ${date.slice(0, 4)}`

/** The text for screen readers: 'Friday, December 4, 2026, $450, at least 2 nights, no arrival'. */
export function nameOfNight({ date, rate, hasOwnPrice, basePrice, taken, isPast }: Night): string {
  return [
    spokenDate(date),
    formatDollars(rate.price),
    rate.minNights > 1 && `at least ${rate.minNights} nights`,
    !rate.arrival && 'no arrival',
    !rate.departure && 'no departure',
    hasOwnPrice && rate.price !== basePrice && `base price ${formatDollars(basePrice)}`,
    taken,
    isPast && 'past',
  ]
    .filter(Boolean)
    .join(', ')
}
