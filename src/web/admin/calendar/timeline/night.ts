import { formatDollars } from '#contract/platform/money.ts'
import { type Rate, rateByDate } from '#contract/rates/tariff.ts'
import type { Row } from './bars.ts'
import { barsOn } from './bars.ts'
import { shortDay } from './dates-in-words.ts'

export type Night = { date: string; rate: Rate; taken: 'booked' | 'closed' | null; isPast: boolean }

/** A night that is booked and closed counts as booked. */
export function toNight(row: Row, date: string, today: string): Night {
  const override = row.overrides.get(date)
  const taken = barsOn(row, date).map((bar) => bar.taken)
  return {
    date,
    rate: rateByDate(row.price, override ? [override] : [])(date),
    taken: taken.includes('booked') ? 'booked' : taken.includes('closed') ? 'closed' : null,
    isPast: date < today,
  }
}

/** 'Fri Dec 4, free, $450, at least 2 nights, no arrival'. */
export function nameOfNight({ date, rate, taken, isPast }: Night): string {
  return [
    shortDay(date),
    taken ?? (isPast ? 'past' : 'free'),
    formatDollars(rate.price),
    rate.minNights > 1 && `at least ${rate.minNights} nights`,
    !rate.arrival && 'no arrival',
    !rate.departure && 'no departure',
  ]
    .filter(Boolean)
    .join(', ')
}
