import type { Booking } from '#contract/bookings/bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'

type BookingTableProps = { bookings: readonly Booking[] }

/** Bookings as rows; a phone shows the missing columns under the guest's name. */
export function BookingTable({ bookings }: BookingTableProps) {
  return (
    <div className="overflow-hidden rounded-picture border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <Head className="w-full lg:w-2/5">Guest</Head>
            <Head className="max-sm:hidden">Lodge</Head>
            <Head className="max-md:hidden">Stay</Head>
            <Head className="text-right max-sm:hidden">Total</Head>
            <Head>Status</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ children, className = '' }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`px-3 py-2.5 font-normal sm:px-4 ${className}`}>
      {children}
    </th>
  )
}

function BookingRow({ booking }: { booking: Booking }) {
  return (
    <tr className="hover:bg-raised/50">
      <td className="max-w-0 px-3 py-2.5 sm:px-4">
        <StayLink
          reference={booking.reference}
          className="block max-w-full text-left sm:truncate font-medium underline-offset-4 hover:underline"
        >
          {booking.guestName}
        </StayLink>
        <span className="block text-muted sm:truncate">{booking.guestEmail || 'No email'}</span>
        <span className="block truncate text-muted sm:hidden">{booking.lodgeName}</span>
        <span className="block tabular text-muted md:hidden">{stayDates(booking)}</span>
        <span className="block tabular sm:hidden">{formatCents(completePrice(booking).totalCents)}</span>
      </td>
      <td className="px-3 py-2.5 max-sm:hidden sm:px-4 md:whitespace-nowrap">{booking.lodgeName}</td>
      <td className="px-3 py-2.5 tabular whitespace-nowrap max-md:hidden sm:px-4">{stayDates(booking)}</td>
      <td className="px-3 py-2.5 text-right tabular max-sm:hidden sm:px-4">
        {formatCents(completePrice(booking).totalCents)}
      </td>
      <td className="px-3 py-2.5 sm:px-4">
        <StatusBadge status={booking.status} />
        {booking.changeRequest && (
          <span className="mt-1 block">
            <StatusBadge status="change requested" />
          </span>
        )}
      </td>
    </tr>
  )
}
