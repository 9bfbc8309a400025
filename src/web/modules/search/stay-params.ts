import {
  MAX_DOGS,
  MAX_FLEX_DAYS,
  MAX_GUESTS_PER_BOOKING,
  MAX_INFANTS,
} from '#contract/bookings/stay-rules.ts'
import { isCalendarDate, type Stay } from '#contract/platform/dates.ts'

/** Who comes beside the adults; 0 is left out. */
type Others = { children?: number | undefined; infants?: number | undefined; dogs?: number | undefined }

/** The part of a query string for a search by dates. `party` is the number of adults and children; the dates come as a pair. */
export type StayParams = Others & {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  /** Days that the stay may move. */
  flex?: number | undefined
}

/** A search with dates. */
export type StaySearchParams = Stay & Others & { party: number; flex: number }

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
  const party = whole(search.party, 1, MAX_GUESTS_PER_BOOKING)
  return {
    checkIn: isStay ? checkIn : undefined,
    checkOut: isStay ? checkOut : undefined,
    party,
    children: whole(search.children, 1, (party ?? DEFAULT_PARTY) - 1),
    infants: whole(search.infants, 1, MAX_INFANTS),
    dogs: whole(search.dogs, 1, MAX_DOGS),
    flex: isStay ? whole(search.flex, 1, MAX_FLEX_DAYS) : undefined,
  }
}

/** The search that a query string contains; null without dates. */
export function toStaySearch({
  checkIn,
  checkOut,
  party,
  flex,
  ...others
}: StayParams): StaySearchParams | null {
  if (checkIn === undefined || checkOut === undefined) return null
  const { children, infants, dogs } = others
  return { checkIn, checkOut, party: party ?? DEFAULT_PARTY, flex: flex ?? 0, children, infants, dogs }
}

/** The query string of a search; exact dates are left out. */
export function toStayParams({ checkIn, checkOut, party, flex, ...others }: StaySearchParams): StayParams {
  const { children, infants, dogs } = others
  return {
    ...{ checkIn, checkOut, party, flex: flex || undefined },
    ...{ children: children || undefined, infants: infants || undefined, dogs: dogs || undefined },
  }
}

/** Only the stay's part of a query string, for links to other pages. */
export function stayParamsIn({ checkIn, checkOut, party, flex, ...others }: StayParams): StayParams {
  const { children, infants, dogs } = others
  return { checkIn, checkOut, party, flex, children, infants, dogs }
}
