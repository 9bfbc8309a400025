import {
  MAX_DOGS,
  MAX_FLEX_DAYS,
  MAX_GUESTS_PER_BOOKING,
  MAX_INFANTS,
} from '#contract/bookings/stay-rules.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'

/** Zeros are left out. */
type Others = { children?: number | undefined; infants?: number | undefined; dogs?: number | undefined }

/** A search by dates in a query string. `party` is adults and children; check-in and check-out are both set or both missing. */
export type StayParams = Others & {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  /** Days by which the stay may move. */
  flex?: number | undefined
  /** A week or a weekend in this month ('2026-12'), instead of dates. */
  month?: string | undefined
  any?: MonthStay['any'] | undefined
}

export type DatedSearch = Stay & Others & { party: number; flex: number }
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

/** Parses the stay in a query string. An invalid part becomes an undefined key, see `parseBrowseSearch`. */
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

export function toStaySearch(params: StayParams): StaySearchParams | null {
  const { checkIn, checkOut, flex = 0, month, any, party = DEFAULT_PARTY, children, infants, dogs } = params
  const who = { party, children, infants, dogs }
  if (month && any) return { month, any, ...who }
  return checkIn && checkOut ? { checkIn, checkOut, flex, ...who } : null
}
