import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download, Plus, Printer } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { withSearch } from '#web/platform/api/with-search.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { PageButtons } from '../kit/page-buttons.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { type BookingSearch, isFiltered, parseBookingSearch, toAddress } from './bookings-search.ts'
import { NewBooking } from './new-booking.tsx'
import { BOOKINGS_A_PAGE, saveCsv, useBookingCount, useBookingList } from './use-booking-list.ts'
import './print.css'

/** The list's filter is in the page's address. */
function useBookingsAddress() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const wanted = useMemo(() => parseBookingSearch(search), [search])
  /** A new filter starts at the first page. Quick changes build on the newest address. */
  const show = (change: Partial<BookingSearch>) =>
    void navigate({
      to: '.',
      search: withSearch((newest) => toAddress({ ...parseBookingSearch(newest), page: 0, ...change })),
      replace: true,
      resetScroll: false,
    })
  return { wanted, show }
}

/** Opened by the button, or by an address with `new`. */
function useNewBooking() {
  const isWanted = 'new' in useSearch({ strict: false })
  const navigate = useNavigate()
  const [isPressed, setPressed] = useState(false)
  const setEntering = (isOn: boolean) => {
    setPressed(isOn)
    if (!isOn && isWanted)
      void navigate({ to: '.', search: withSearch(({ new: _new, ...rest }) => rest), replace: true })
  }
  return { isEntering: isPressed || isWanted, setEntering }
}

/** The filters are in the address. */
export function BookingsPage() {
  const { wanted, show } = useBookingsAddress()
  const { isEntering, setEntering } = useNewBooking()
  return (
    <AdminScreen
      title="Bookings"
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="primary" onClick={() => setEntering(true)}>
            <Plus size={17} aria-hidden="true" />
            New booking
          </Button>
          <Button onClick={() => void saveCsv(wanted)}>
            <Download size={16} aria-hidden="true" />
            Export CSV
          </Button>
          <PrintButton />
        </div>
      }
    >
      <BookingFilters wanted={wanted} onChange={show} />
      <BookingPages wanted={wanted} onPage={(page) => show({ page })} />
      {isEntering && <NewBooking onClose={() => setEntering(false)} />}
    </AdminScreen>
  )
}

function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      Print
    </Button>
  )
}

function BookingPages({ wanted, onPage }: { wanted: BookingSearch; onPage: (page: number) => void }) {
  const deferred = useDeferredValue(wanted)
  const { data, error, refetch } = useBookingList(deferred)
  const total = useBookingCount(deferred)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch bookings" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading bookings...</p>
  if (data.length === 0 && wanted.page === 0)
    return (
      <EmptyList>
        {isFiltered(wanted) || wanted.stage !== 'all' ? 'No booking matches.' : 'No bookings yet.'}
      </EmptyList>
    )
  const shown = data.slice(0, BOOKINGS_A_PAGE)
  return (
    <>
      <BookingTable bookings={shown} />
      <PageButtons
        page={wanted.page}
        hasMore={data.length > BOOKINGS_A_PAGE}
        onPage={onPage}
        rows={{ shown: shown.length, aPage: BOOKINGS_A_PAGE, total }}
      />
    </>
  )
}
