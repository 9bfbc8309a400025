import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { dateIn, ownTimeZone } from '#contract/dates.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { adminToken } from './session.ts'
import { asExtra, expireSession, useAdminCall } from './use-admin-call.ts'

export const BOOKINGS_A_PAGE = 25

export type BookingSearch = { status: BookingStatus | 'all'; search: string; page: number }

const queryOf = ({ status, search }: BookingSearch) => ({
  ...(status === 'all' ? {} : { status }),
  ...(search.trim() ? { search: search.trim() } : {}),
})

/** One page of bookings; one row more is asked for, which tells whether there is a next page. */
export function useBookingList(wanted: BookingSearch) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings', wanted],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/admin/bookings', {
        query: { ...queryOf(wanted), limit: BOOKINGS_A_PAGE + 1, offset: wanted.page * BOOKINGS_A_PAGE },
      }),
  })
}

/**
 * Bookings to choose from: the newest, or those that match a search; null where they cannot be had. Nothing is asked
 * unless they are needed.
 */
export function useBookingChoices(search: string, isNeeded = true) {
  const call = useCall()
  const wanted = search.trim()
  const query = wanted ? { search: wanted, limit: BOOKINGS_A_PAGE } : {}
  return useQuery({
    queryKey: ['/api/admin/bookings', 'choices', wanted],
    staleTime: 0,
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<Booking[] | null> => call('GET /api/admin/bookings', { query, ...asExtra() }),
  })
}

/** One booking with its history. */
export function useBookingRecord(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings', id],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}', { params: { id } }),
  })
}

/** Saves the bookings that match as a CSV file. The token goes in a header, so a plain link would not do. */
export async function saveCsv(wanted: BookingSearch): Promise<void> {
  const response = await fetch(`/api/admin/bookings.csv?${new URLSearchParams(queryOf(wanted))}`, {
    headers: { authorization: `Bearer ${adminToken() ?? ''}` },
  }).catch(() => null)
  if (response?.status === 401) return expireSession()
  if (!response?.ok)
    return toast({
      title: 'Export Failed',
      description: 'The file could not be made.',
      variant: 'destructive',
    })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `bookings-${dateIn(ownTimeZone(), Date.now())}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
