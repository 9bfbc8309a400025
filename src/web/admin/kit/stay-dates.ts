import { formatStay, type Stay } from '#contract/platform/dates.ts'

/** 'Dec 4–7', with a year that is not this one: 'Jan 10–13, 2027'. */
export function stayDates(stay: Stay, thisYear = new Date().getFullYear()): string {
  const year = Number(stay.checkOut.slice(0, 4))
  const isNamed = stay.checkIn.slice(0, 4) !== stay.checkOut.slice(0, 4)
  return year === thisYear || isNamed ? formatStay(stay) : `${formatStay(stay)}, ${year}`
}
