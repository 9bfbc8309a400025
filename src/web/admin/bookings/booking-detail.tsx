import { CalendarCog, Printer } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { BookingRecord } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { isPaid } from '#contract/bookings/paid-stay.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { formatCents, formatDecimal } from '#contract/platform/money.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { StatusBadge } from '../kit/status-badge.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { BookingEmails } from './booking-emails.tsx'
import { BookingHistory } from './booking-history.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ChangeBooking } from './change-booking.tsx'
import { ChangeRequestPanel } from './change-request-panel.tsx'
import { GuestMessageForm } from './guest-message-form.tsx'
import { RefundOffer } from './refund-offer.tsx'
import { StaffNote } from './staff-note.tsx'
import { useBookingRecord } from './use-booking-list.ts'
import { type Decision, useSetBookingStatus } from './use-set-booking-status.ts'
import './print.css'

/** One booking with its guest, price, history and actions. */
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
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact
          name="Guest"
          value={
            <>
              <bdi>{booking.guestName}</bdi>
              <span>{`, ${formatParty(booking)}`}</span>
            </>
          }
        />
        <Fact name="Email" value={booking.guestEmail || 'No email'} />
        <Fact name="Phone" value={phone} />
        <Fact name="Lodge" value={booking.lodgeName} />
        <Fact name="Stay" value={stayDates(booking)} />
        {booking.source === 'agent' && <Fact name="Came by" value="AI agent" />}
        {booking.specialRequests && <Fact name="Requests" value={<bdi>{booking.specialRequests}</bdi>} />}
        {booking.keptCents !== null && <Fact name="Kept" value={formatCents(booking.keptCents)} />}
        <Money {...booking} />
        {booking.until && <Fact name="Held until" value={formatInstant(booking.until)} />}
      </dl>
      <PriceLines price={completePrice(booking)} />
      {booking.changeRequest && <ChangeRequestPanel booking={booking} change={booking.changeRequest} />}
      <RefundOffer booking={booking} />
      <Actions booking={booking} />
      <StaffNote booking={booking} />
      <BookingEmails id={booking.id} />
      <BookingHistory booking={booking} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** What staff can do with a booking; while the form of a change is open, nothing else. */
function Actions({ booking }: { booking: BookingRecord }) {
  const [isChanging, setChanging] = useState(false)
  const close = useCallback(() => setChanging(false), [])
  const isAnswered = !isOpen(booking.status)
  return (
    <>
      {isChanging && <ChangeBooking booking={booking} onClose={close} />}
      {!isChanging && !isAnswered && <Decisions booking={booking} />}
      {!isChanging && <RecordButtons booking={booking} onChange={() => setChanging(true)} />}
      {/* Hidden and not left out, so that a message that is being written stays. */}
      <div hidden={isChanging}>
        <GuestMessageForm booking={booking} />
      </div>
      {!isChanging && isAnswered && <Decisions booking={booking} />}
    </>
  )
}

function RecordButtons({ booking, onChange }: { booking: BookingRecord; onChange: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {(isOpen(booking.status) || booking.status === 'confirmed') && (
        <Button onClick={onChange}>
          <CalendarCog size={16} aria-hidden="true" />
          Change
        </Button>
      )}
      <Button onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        Print
      </Button>
    </div>
  )
}

function Decisions({ booking }: { booking: BookingRecord }) {
  const { mutate, isPending } = useSetBookingStatus()
  const decide = (status: Decision) => mutate({ id: booking.id, status })
  if (isOpen(booking.status))
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

/** The stay's ledger: price, paid, refunded, due. */
function Money({ money, status }: Pick<BookingRecord, 'money' | 'status'>) {
  const { paidCents, refundedCents, refundingCents, dueCents, overpaidCents, isStuck } = money
  const dollars = (cents: number) => formatDecimal(cents / 100)
  const state = isStuck ? 'refused by the card: please give it back another way' : 'not yet done'
  return (
    <>
      {paidCents > 0 && <Fact name="Paid" value={dollars(paidCents)} />}
      {refundedCents > 0 && <Fact name="Given back" value={dollars(refundedCents)} />}
      {refundingCents > 0 && <Fact name="Going back" value={`${dollars(refundingCents)}, ${state}`} />}
      {(status === 'confirmed' || status === 'awaiting_payment') && (
        <Fact name="Due" value={isPaid(money) ? 'Paid' : dollars(dueCents)} />
      )}
      {overpaidCents > 0 && <Fact name="Paid too much" value={dollars(overpaidCents)} />}
    </>
  )
}
