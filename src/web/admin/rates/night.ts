import { formatDollars } from '#contract/platform/money.ts'
import { type Rate, type RateOverride, rateByDate } from '#contract/rates/tariff.ts'
import { dayInWords } from '#web/platform/ui/calendar/calendar-days.ts'

/** What the calendar shows of one night. */
export type Night = {
  date: string
  rate: Rate
  /** Whether its price is its own and not the lodge's base price. */
  hasOwnPrice: boolean
  basePrice: number
  taken: 'booked' | 'closed' | null
  isPast: boolean
}

type Taken = { from: string; to: string; reason: 'booked' | 'closed' }

/** What a night is, from what is set on it and what is taken of its lodge. */
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

/** 'Friday, December 4, 2026'. */
export const spokenDate = (date: string): string => `${dayInWords(date)}, ${date.slice(0, 4)}`

/** 'Friday, December 4, 2026, $450, at least 2 nights, no arrival': what a screen reader reads. */
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
