import {
  MAX_DOGS,
  MAX_FLEX_DAYS,
  MAX_GUESTS_PER_BOOKING,
  MAX_INFANTS,
} from '#contract/bookings/stay-rules.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'

/** Who comes beside the adults; 0 is left out. */
type Others = { children?: number | undefined; infants?: number | undefined; dogs?: number | undefined }

/** The part of a query string for a search by dates. `party` is the number of adults and children; the dates come as a pair. */
export type StayParams = Others & {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  /** Days that the stay may move. */
  flex?: number | undefined
  /** Instead of dates: a week or a weekend in a month. */
  month?: string | undefined
  any?: MonthStay['any'] | undefined
}

/** A search with dates. */
export type DatedSearch = Stay & Others & { party: number; flex: number }
/** A search for any week or weekend of a month. */
export type MonthSearch = MonthStay & Others & { party: number }
export type StaySearchParams = DatedSearch | MonthSearch

export const DEFAULT_PARTY = 2

const whole = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined

/**
 * The stay's part of any link or search, with every key; an invalid part is dropped. A dropped part is an undefined key, see
 * `parseBrowseSearch`.
 */
export function parseStayParams(search: Record<string, unknown>): StayParams {
  const [checkIn, checkOut] = [date(search.checkIn), date(search.checkOut)]
  const isStay = checkIn && checkOut && checkIn < checkOut
  const party = whole(search.party, 1, MAX_GUESTS_PER_BOOKING)
  const isMonth =
    !isStay && isCalendarDate(`${search.month}-01`) && (search.any === 'week' || search.any === 'weekend')
  return {
    checkIn: isStay ? checkIn : undefined,
    checkOut: isStay ? checkOut : undefined,
    party,
    children: whole(search.children, 1, (party ?? DEFAULT_PARTY) - 1),
    infants: whole(search.infants, 1, MAX_INFANTS),
    dogs: whole(search.dogs, 1, MAX_DOGS),
    flex: isStay ? whole(search.flex, 1, MAX_FLEX_DAYS) : undefined,
    month: isMonth ? (search.month as string) : undefined,
    any: isMonth ? (search.any as MonthStay['any']) : undefined,
  }
}

/** The search that a query string contains; null without dates and without a month. */
export function toStaySearch(params: StayParams): StaySearchParams | null {
  const { checkIn, checkOut, flex = 0, month, any, party = DEFAULT_PARTY, children, infants, dogs } = params
  const who = { party, children, infants, dogs }
  if (month && any) return { month, any, ...who }
  return checkIn && checkOut ? { checkIn, checkOut, flex, ...who } : null
}
