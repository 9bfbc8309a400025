import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays, type DateRange, nightsBetween } from '#contract/platform/dates.ts'
import { brokenRateRule, type Rate, rateRuleBrokenBy } from '#contract/rates/tariff.ts'

export type Choice = { checkIn: string; checkOut: string }

/** The rates and times are those of the lodge; `today` is its local date. */
export type OpenDays = {
  unavailable: readonly DateRange[]
  today: string
  rateOn: (date: string) => Rate
}

export type DayState =
  | { can: 'arrive' | 'leave'; words: string }
  /** Without a `refusal` a press does nothing, because the day is disabled. */
  | { can: null; words: string; refusal: string | null }

const holds = (ranges: readonly DateRange[], night: string): boolean =>
  ranges.some(({ from, to }) => from <= night && night < to)

export function isChoosingCheckOut(choice: Choice): boolean {
  return choice.checkIn !== '' && choice.checkOut === ''
}

/** The next guest's arrival or the longest stay, whichever comes first. */
export function latestCheckOut(checkIn: string, unavailable: readonly DateRange[]): string {
  const longest = addDays(checkIn, MAX_NIGHTS)
  const next = unavailable.map(({ from }) => from).filter((from) => from > checkIn)
  return [longest, ...next].reduce((a, b) => (a < b ? a : b))
}

/** A day counts as a check-out up to the next arrival, otherwise as a check-in. */
export function dayState(day: string, choice: Choice, days: OpenDays): DayState {
  const isCheckOut =
    isChoosingCheckOut(choice) &&
    days.rateOn(choice.checkIn).arrival &&
    day > choice.checkIn &&
    day <= latestCheckOut(choice.checkIn, days.unavailable)
  return isCheckOut
    ? checkOutState({ checkIn: choice.checkIn, checkOut: day }, days)
    : checkInState(day, days)
}

function checkOutState(stay: Choice, { rateOn }: OpenDays): DayState {
  const broken = brokenRateRule(stay, rateOn)
  if (!broken) return { can: 'leave', words: 'departure possible' }
  const isTooShort = rateRuleBrokenBy(stay, rateOn) === 'min_nights'
  const words = isTooShort ? `at least ${rateOn(stay.checkIn).minNights} nights` : 'no departures'
  return { can: null, words, refusal: broken.message }
}

function checkInState(day: string, days: OpenDays): DayState {
  const { unavailable, today, rateOn } = days
  if (day < today) return { can: null, words: 'past', refusal: null }
  if (day > addDays(today, MAX_DAYS_AHEAD)) return { can: null, words: 'not open yet', refusal: null }
  if (holds(unavailable, day)) return { can: null, words: 'booked', refusal: null }
  if (!rateOn(day).arrival) return { can: null, words: 'no arrivals', refusal: 'No arrivals on this day' }
  if (hasDeparture(day, days)) return { can: 'arrive', words: 'arrival possible' }
  return { can: null, words: 'no arrivals', refusal: 'No stay from this day fits before the next one' }
}

function hasDeparture(checkIn: string, { unavailable, rateOn }: OpenDays): boolean {
  const longest = nightsBetween({ checkIn, checkOut: latestCheckOut(checkIn, unavailable) })
  for (let nights = rateOn(checkIn).minNights; nights <= longest; nights += 1)
    if (rateOn(addDays(checkIn, nights)).departure) return true
  return false
}

export function chooseDay(day: string, choice: Choice, can: 'arrive' | 'leave'): Choice {
  return can === 'leave' ? { ...choice, checkOut: day } : { checkIn: day, checkOut: '' }
}
