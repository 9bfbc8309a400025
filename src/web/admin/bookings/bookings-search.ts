import { BookingStatus } from '#contract/bookings/bookings.ts'
import {
  type BookingFilter,
  BookingNeed,
  BookingSort,
  BookingStage,
} from '#contract/bookings/staff-bookings.ts'
import { isCalendarDate } from '#contract/platform/dates.ts'

/** What of the list is shown; empty texts filter nothing. */
export type BookingSearch = {
  status: BookingStatus | 'all'
  /** Slug of a lodge. */
  lodge: string
  from: string
  to: string
  /** Money is owed, the stay begins within a week, or its guest waits for an answer. */
  need: BookingNeed | 'all'
  /** The tab. */
  stage: BookingStage | 'all'
  search: string
  sort: 'created' | 'checkIn'
  page: number
}

export const everything: BookingSearch = {
  status: 'all',
  lodge: '',
  from: '',
  to: '',
  need: 'all',
  stage: 'all',
  search: '',
  sort: 'created',
  page: 0,
}

const dateIn = (value: unknown): string => (isCalendarDate(String(value)) ? String(value) : '')
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads the list from a page's address; a part that makes no sense is dropped. */
export function parseBookingSearch(address: Record<string, unknown>): BookingSearch {
  const page = Number(address.page)
  return {
    status: BookingStatus.safeParse(address.status).data ?? 'all',
    lodge: textIn(address.lodge),
    from: dateIn(address.from),
    to: dateIn(address.to),
    need: BookingNeed.safeParse(address.need).data ?? 'all',
    stage: BookingStage.safeParse(address.tab).data ?? 'all',
    search: textIn(address.search),
    sort: BookingSort.safeParse(address.sort).data ?? 'created',
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
  }
}

/** The query of an address; what is at its default is left out. */
export function toAddress({ status, lodge, from, to, need, stage, search, sort, page }: BookingSearch) {
  return {
    status: status === 'all' ? undefined : status,
    lodge: lodge || undefined,
    from: from || undefined,
    to: to || undefined,
    need: need === 'all' ? undefined : need,
    tab: stage === 'all' ? undefined : stage,
    search: search.trim() ? search : undefined,
    sort: sort === 'created' ? undefined : sort,
    page: page > 0 ? page + 1 : undefined,
  }
}

/** The filter as the server takes it. */
export function toFilter(wanted: BookingSearch): BookingFilter {
  const { page: _page, sort: _sort, search, tab: stage, ...filter } = toAddress(wanted)
  const known = Object.entries({ ...filter, stage, search: search?.trim() }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(known)
}

/** Whether only some of the bookings of the tab are shown. */
export const isFiltered = (wanted: BookingSearch): boolean =>
  Object.keys(toFilter({ ...wanted, stage: 'all' })).length > 0
