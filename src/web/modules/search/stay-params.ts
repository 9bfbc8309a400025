import { MAX_FLEX_DAYS, MAX_GUESTS_PER_BOOKING } from '#contract/bookings/stay-rules.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'

/** The part of a query string for a search by dates. `party` is the number of guests; the dates come as a pair. */
export type StayParams = {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  /** Days that the stay may move. */
  flex?: number | undefined
}

/** A search with dates. */
export type StaySearchParams = Stay & { party: number; flex: number }

export const DEFAULT_PARTY = 2

const whole = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined

/** Parses any link; an invalid part is dropped. A dropped part is an undefined key, see `parseBrowseSearch`. */
export function parseStayParams(search: Record<string, unknown>): StayParams {
  const [checkIn, checkOut] = [date(search.checkIn), date(search.checkOut)]
  const isStay = checkIn !== undefined && checkOut !== undefined && checkIn < checkOut
  return {
    checkIn: isStay ? checkIn : undefined,
    checkOut: isStay ? checkOut : undefined,
    party: whole(search.party, 1, MAX_GUESTS_PER_BOOKING),
    flex: isStay ? whole(search.flex, 1, MAX_FLEX_DAYS) : undefined,
  }
}

/** The search that a query string contains; null without dates. */
export function staySearchOf({ checkIn, checkOut, party, flex }: StayParams): StaySearchParams | null {
  if (checkIn === undefined || checkOut === undefined) return null
  return { checkIn, checkOut, party: party ?? DEFAULT_PARTY, flex: flex ?? 0 }
}

/** The query string of a search; exact dates are left out. */
export function stayParamsOf({ checkIn, checkOut, party, flex }: StaySearchParams): StayParams {
  return { checkIn, checkOut, party, flex: flex > 0 ? flex : undefined }
}

/** Only the stay's part of a query string, for links to other pages. */
export function stayParamsIn({ checkIn, checkOut, party, flex }: StayParams): StayParams {
  return { checkIn, checkOut, party, flex }
}
