import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { dateIn, ownTimeZone } from '#contract/platform/dates.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { saveFile } from '../kit/save-file.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'
import { type BookingSearch, toFilter } from './bookings-search.ts'

export const BOOKINGS_A_PAGE = 25

export function useBookingList(requested: BookingSearch) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings', requested],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/admin/bookings', {
        query: {
          ...toFilter(requested),
          sort: requested.sort,
          // The extra row shows whether there is a next page.
          limit: BOOKINGS_A_PAGE + 1,
          offset: requested.page * BOOKINGS_A_PAGE,
        },
      }),
  })
}

/** Undefined where the server does not count. */
export function useBookingCount(requested: BookingSearch): number | undefined {
  const call = useCall()
  const query = toFilter(requested)
  return useQuery({
    queryKey: ['/api/admin/bookings', 'count', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<{ total: number } | null> =>
      call('GET /api/admin/bookings/count', { query, ...optionalRead() }),
  }).data?.total
}

/** The newest bookings, or the matches of a search; null after a 401. */
export function useBookingChoices(search: string, isNeeded = true) {
  const call = useCall()
  const requested = search.trim()
  const query = requested ? { search: requested, limit: BOOKINGS_A_PAGE } : {}
  return useQuery({
    queryKey: ['/api/admin/bookings', 'choices', requested],
    staleTime: 0,
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<Booking[] | null> => call('GET /api/admin/bookings', { query, ...optionalRead() }),
  })
}

export const saveCsv = (requested: BookingSearch): Promise<void> =>
  saveFile(
    `/api/admin/bookings.csv?${new URLSearchParams(toFilter(requested))}`,
    `bookings-${dateIn(ownTimeZone(), Date.now())}.csv`,
  )
