import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withSearch } from '#web/platform/api/with-search.ts'
import { addressOf, type BookingSearch, parseBookingSearch } from './bookings-search.ts'

/** What of the list the page's address shows, and the way to change it. */
export function useBookingsAddress() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const wanted = useMemo(() => parseBookingSearch(search), [search])
  /** Another filter begins at the first page. Two quick changes add up: the second builds on the newest address. */
  const show = (change: Partial<BookingSearch>) =>
    void navigate({
      to: '.',
      search: withSearch((newest) => addressOf({ ...parseBookingSearch(newest), page: 0, ...change })),
      replace: true,
      resetScroll: false,
    })
  return { wanted, show }
}
