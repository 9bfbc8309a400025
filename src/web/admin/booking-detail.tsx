import type { BookingRecord } from '#contract/bookings.ts'
import { formatDate } from '#contract/dates.ts'
import { formatCents, formatDecimal } from '#contract/money.ts'
import { isPaid } from '#contract/stay-money.ts'
import { priceOf } from '../api/complete-booking.ts'
import { Button } from '../ui/button.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { GuestMessageForm } from './guest-message-form.tsx'
import { formatInstant } from './instant-text.ts'
import { ErrorMessage } from './panel.tsx'
import { SideSheet } from './side-sheet.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useBookingRecord } from './use-booking-list.ts'
import { type Decision, useSetBookingStatus } from './use-set-booking-status.ts'

/** One booking opened: who, when, what it costs, what happened, and what may be decided. */
export function BookingDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useBookingRecord(id)
  return (
    <SideSheet title={data ? `Booking ${data.reference}` : 'Booking'} onClose={onClose}>
      {error && <ErrorMessage message="Failed to fetch bookings" onRetry={() => void refetch()} />}
      {!data && !error && <p className="text-muted">Loading bookings...</p>}
      {data && <Record booking={data} />}
    </SideSheet>
  )
}

function Record({ booking }: { booking: BookingRecord }) {
  const phone = booking.guestPhone ?? 'none given'
  return (
    <div className="grid gap-6">
      <p>
        <StatusBadge status={booking.status} />
      </p>
      <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2 text-sm">
        <Fact name="Guest" value={`${booking.guestName}, ${booking.guests}`} />
        <Fact name="E-mail" value={booking.guestEmail} />
        <Fact name="Phone" value={phone} />
        <Fact name="Lodge" value={booking.lodgeName} />
        <Fact name="Stay" value={`${formatDate(booking.checkIn)} to ${formatDate(booking.checkOut)}`} />
        {booking.specialRequests && <Fact name="Requests" value={booking.specialRequests} />}
        {booking.keptCents !== null && <Fact name="Kept" value={formatCents(booking.keptCents)} />}
        <Money {...booking} />
        {booking.until && <Fact name="Held until" value={formatInstant(booking.until)} />}
      </dl>
      <PriceLines price={priceOf(booking)} />
      <Decisions booking={booking} />
      <GuestMessageForm booking={booking} />
      <div>
        <h3 className="mb-2 text-lg">History</h3>
        <ol className="grid gap-1.5 border-l border-line-strong/40 pl-4 text-sm">
          {booking.history.map(({ status, by, at, note }) => (
            <li key={`${status} ${at} ${note}`} className="break-words">
              {status} by {by}
              {note && `: ${note}`} <span className="text-muted">{formatInstant(at)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{value}</dd>
    </>
  )
}

function Decisions({ booking }: { booking: BookingRecord }) {
  const { mutate, isPending } = useSetBookingStatus()
  const decide = (status: Decision) => mutate({ id: booking.id, status })
  if (booking.status === 'requested')
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={isPending} onClick={() => decide('confirmed')}>
          Confirm
        </Button>
        <ConfirmButton question="Really decline?" disabled={isPending} onConfirm={() => decide('declined')}>
          Decline
        </ConfirmButton>
      </div>
    )
  return booking.status === 'confirmed' ? <CancelBooking booking={booking} /> : null
}

/** The stay's ledger: what it costs, what was paid, what went back or is on its way, what is due. */
function Money({ money, status }: Pick<BookingRecord, 'money' | 'status'>) {
  const { totalCents, paidCents, refundedCents, refundingCents, dueCents, isStuck } = money
  const dollars = (cents: number) => formatDecimal(cents / 100)
  const state = isStuck ? 'refused by the card: please give it back another way' : 'not yet done'
  const over = paidCents - refundedCents - refundingCents - totalCents
  return (
    <>
      {paidCents > 0 && <Fact name="Paid" value={dollars(paidCents)} />}
      {refundedCents > 0 && <Fact name="Given back" value={dollars(refundedCents)} />}
      {refundingCents > 0 && <Fact name="Going back" value={`${dollars(refundingCents)}, ${state}`} />}
      {status === 'confirmed' && <Fact name="Due" value={isPaid(money) ? 'Paid' : dollars(dueCents)} />}
      {over > 0 && <Fact name="Paid too much" value={`${dollars(over)}, to be given back by hand`} />}
    </>
  )
}
