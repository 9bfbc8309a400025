import type { Booking } from '#contract/bookings/bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { useNewestBookings } from './use-dashboard.ts'

const SHOWN = 5

export function RecentBookings() {
  const { data, error, refetch } = useNewestBookings()
  return (
    <Panel title="Recent Bookings">
      {error ? (
        <ErrorMessage message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <p className="text-muted">Loading bookings...</p>
      ) : data.length === 0 ? (
        <EmptyList>No bookings yet.</EmptyList>
      ) : (
        <ul className="divide-y divide-line">
          {findNewest(data).map((booking) => (
            <RecentBooking key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const findNewest = (bookings: readonly Booking[]) =>
  [...bookings]
    .sort((one, other) => String(other.createdAt).localeCompare(String(one.createdAt)))
    .slice(0, SHOWN)

function RecentBooking({ booking }: { booking: Booking }) {
  const guests = pluralize(booking.guests, 'guest')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {booking.reference ? (
            <StayLink reference={booking.reference}>
              <bdi>{booking.guestName}</bdi>
            </StayLink>
          ) : (
            <bdi>{booking.guestName}</bdi>
          )}{' '}
          <span className="font-normal text-muted">({guests})</span>
        </p>
        <p className="text-sm break-all text-muted">{booking.guestEmail}</p>
        <p className="mt-0.5 text-sm">
          <span>{booking.lodgeSlug}</span> {booking.status && <StatusBadge status={booking.status} />}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="tabular">{formatCents(completePrice(booking).totalCents)}</p>
        <p className="text-sm tabular">{stayDates(booking)}</p>
        <p className="text-sm text-muted">{formatInstant(booking.createdAt)}</p>
      </div>
    </li>
  )
}
