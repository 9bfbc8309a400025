import { formatParty } from '#contract/bookings/format-party.ts'
import type { ListedBooking } from '#contract/bookings/staff-bookings.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { formatAmount } from '../kit/format-amount.ts'
import { sourceNames } from '../kit/source-names.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'

type BookingTableProps = { bookings: readonly ListedBooking[] }

/** A phone shows the missing columns under the guest's name. */
export function BookingTable({ bookings }: BookingTableProps) {
  return (
    <div className="overflow-hidden rounded-picture border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <Head className="w-full lg:w-1/3">Guest</Head>
            <Head className="max-sm:hidden">Lodge</Head>
            <Head className="max-md:hidden">Stay</Head>
            <Head className="max-lg:hidden">Source</Head>
            <Head className="text-right max-sm:hidden">Total</Head>
            <Head className="text-right max-md:hidden">Balance</Head>
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
    <th scope="col" className={`px-3 py-2.5 font-normal ${className}`}>
      {children}
    </th>
  )
}

/** Only stays that are still to be paid owe a balance. */
function writeBalance({ status, money }: ListedBooking): string {
  if (!money || (status !== 'confirmed' && status !== 'awaiting_payment')) return ''
  if (money.overpaidCents > 0) return `${formatAmount(money.overpaidCents)} too much`
  return money.dueCents > 0 ? formatAmount(money.dueCents) : 'Paid'
}

function BookingRow({ booking }: { booking: ListedBooking }) {
  const total = formatAmount(completePrice(booking).totalCents)
  const balance = writeBalance(booking)
  return (
    <tr className="hover:bg-raised/50">
      <td className="max-w-0 px-3 py-2.5">
        <StayLink
          reference={booking.reference}
          className="inline-block min-h-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {booking.guestName}
        </StayLink>
        <span className="block wrap-anywhere text-muted">{booking.guestEmail || 'No email'}</span>
        <span className="block truncate text-muted sm:hidden">{booking.lodgeName}</span>
        <span className="block tabular text-muted md:hidden">{stayDates(booking)}</span>
        <span className="block tabular sm:hidden">{balance ? `${total}, balance ${balance}` : total}</span>
      </td>
      <td className="px-3 py-2.5 max-sm:hidden md:whitespace-nowrap">{booking.lodgeName}</td>
      <td className="px-3 py-2.5 tabular whitespace-nowrap max-md:hidden">
        {stayDates(booking)}
        <span className="block text-muted">{`${pluralize(booking.nights, 'night')}, ${formatParty(booking)}`}</span>
      </td>
      <td className="px-3 py-2.5 max-lg:hidden">{sourceNames[booking.source] ?? booking.source}</td>
      <td className="px-3 py-2.5 text-right tabular max-sm:hidden">{total}</td>
      <td className="px-3 py-2.5 text-right tabular max-md:hidden">{balance}</td>
      <td className="px-3 py-2.5">
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
