import { addDays, type DateRange } from '#contract/dates.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/stay-rules.ts'

/** A stay being chosen: nothing, a check-in, or both. */
export type Choice = { checkIn: string; checkOut: string }

const holds = (ranges: readonly DateRange[], night: string): boolean =>
  ranges.some(({ from, to }) => from <= night && night < to)

/** Whether the guest is choosing the check-out: a check-in stands, and no check-out yet. */
export function isChoosingCheckOut(choice: Choice): boolean {
  return choice.checkIn !== '' && choice.checkOut === ''
}

/** The latest possible check-out: the arrival of the next guest, or the longest stay. */
export function latestCheckOut(checkIn: string, unavailable: readonly DateRange[]): string {
  const longest = addDays(checkIn, MAX_NIGHTS)
  const next = unavailable.map(({ from }) => from).filter((from) => from > checkIn)
  return [longest, ...next].reduce((a, b) => (a < b ? a : b))
}

/** Whether a day can be clicked now: as a check-out up to the next arrival, or as a check-in on a free night. */
export function isSelectable(
  day: string,
  choice: Choice,
  unavailable: readonly DateRange[],
  today: string,
): boolean {
  const canArrive = day >= today && day <= addDays(today, MAX_DAYS_AHEAD) && !holds(unavailable, day)
  if (!isChoosingCheckOut(choice)) return canArrive
  return canArrive || (day > choice.checkIn && day <= latestCheckOut(choice.checkIn, unavailable))
}

/** The choice after a click on a selectable day: a check-out when it can be one, else a new check-in. */
export function chooseDay(day: string, choice: Choice, unavailable: readonly DateRange[]): Choice {
  const isCheckOut =
    isChoosingCheckOut(choice) && day > choice.checkIn && day <= latestCheckOut(choice.checkIn, unavailable)
  return isCheckOut ? { ...choice, checkOut: day } : { checkIn: day, checkOut: '' }
}
