import { BookingStatus } from '#contract/bookings/bookings.ts'
import {
  type BookingFilter,
  BookingNeed,
  BookingSort,
  BookingStage,
} from '#contract/bookings/staff-bookings.ts'
import { isCalendarDate } from '#contract/platform/dates.ts'

export type BookingSearch = {
  status: BookingStatus | 'all'
  lodge: string
  from: string
  to: string
  /** A balance is due, the stay starts within a week, or the guest awaits an answer. */
  need: BookingNeed | 'all'
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

/** Invalid parts are dropped. */
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

/** Defaults are left out. */
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

export function toFilter(requested: BookingSearch): BookingFilter {
  const { page: _page, sort: _sort, search, tab: stage, ...filter } = toAddress(requested)
  const known = Object.entries({ ...filter, stage, search: search?.trim() }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(known)
}

/** The tab itself does not count as a filter. */
export const isFiltered = (requested: BookingSearch): boolean =>
  Object.keys(toFilter({ ...requested, stage: 'all' })).length > 0
