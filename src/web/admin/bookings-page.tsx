import { Download } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { BookingStatus } from '#contract/bookings.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { BookingTable } from './booking-table.tsx'
import { PageButtons } from './page-buttons.tsx'
import { ErrorMessage } from './panel.tsx'
import { BOOKINGS_A_PAGE, type BookingSearch, saveCsv, useBookingList } from './use-booking-list.ts'

const everything: BookingSearch = { status: 'all', search: '', page: 0 }

/** All bookings: found, opened, answered, taken away as a file. */
export function BookingsPage() {
  const [wanted, setWanted] = useState(everything)
  return (
    <AdminScreen
      title="Bookings"
      actions={
        <Button onClick={() => void saveCsv(wanted)}>
          <Download size={16} aria-hidden="true" />
          Export CSV
        </Button>
      }
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
        <TextField
          label="Search"
          type="search"
          placeholder="Guest, e-mail or reference"
          value={wanted.search}
          onChange={({ target }) => setWanted({ ...wanted, search: target.value, page: 0 })}
        />
        <SelectField
          label="Status"
          value={wanted.status}
          onChange={({ target }) =>
            setWanted({ ...wanted, status: BookingStatus.safeParse(target.value).data ?? 'all', page: 0 })
          }
        >
          <option value="all">All</option>
          {BookingStatus.options.map((status) => (
            <option key={status} value={status}>
              {status[0]?.toUpperCase() + status.slice(1)}
            </option>
          ))}
        </SelectField>
      </div>
      <BookingPages wanted={wanted} onPage={(page) => setWanted({ ...wanted, page })} />
    </AdminScreen>
  )
}

function BookingPages({ wanted, onPage }: { wanted: BookingSearch; onPage: (page: number) => void }) {
  const [open, setOpen] = useState<number | null>(null)
  const deferred = useDeferredValue(wanted)
  const { data, error, refetch } = useBookingList(deferred)
  if (error) return <ErrorMessage message="Failed to fetch bookings" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading bookings...</p>
  const isFiltered = wanted.search.trim() !== '' || wanted.status !== 'all'
  if (data.length === 0 && wanted.page === 0)
    return <p className="text-muted">{isFiltered ? 'No booking matches.' : 'No bookings yet.'}</p>
  return (
    <>
      <BookingTable bookings={data.slice(0, BOOKINGS_A_PAGE)} onOpen={setOpen} />
      <PageButtons page={wanted.page} hasMore={data.length > BOOKINGS_A_PAGE} onPage={onPage} />
      {open !== null && <BookingDetail id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
