import { CalendarCog, Printer } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { ChangeAnswer } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { isPaid } from '#contract/bookings/paid-stay.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { formatTime } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { CancelBooking } from '../bookings/cancel-booking.tsx'
import { ChangeBooking } from '../bookings/change-booking.tsx'
import { ChangeRequestPanel } from '../bookings/change-request-panel.tsx'
import { RefundOffer } from '../bookings/refund-offer.tsx'
import { StaffNote } from '../bookings/staff-note.tsx'
import { type Decision, useSetBookingStatus } from '../bookings/use-set-booking-status.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatAmount } from '../kit/format-amount.ts'
import { formatOwnTime } from '../kit/own-time.ts'
import { sourceNames } from '../kit/source-names.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { ExtraOrders } from './extra-orders.tsx'
import { UndoLastChange } from './history-tab.tsx'
import { RefundPart } from './refund-part.tsx'

export function OverviewTab({ booking }: { booking: BookingRecord }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <Facts booking={booking} />
        <StaffNote booking={booking} />
      </div>
      <div className="grid min-w-0 gap-6">
        {booking.changeRequest && <ChangeRequestPanel booking={booking} change={booking.changeRequest} />}
        {booking.changeAnswer && <GivenAnswer answer={booking.changeAnswer} />}
        <ExtraOrders booking={booking} />
        <RefundOffer booking={booking} />
        <Actions booking={booking} />
        {booking.canUndo && <UndoLastChange booking={booking} />}
      </div>
    </div>
  )
}

function Facts({ booking }: { booking: BookingRecord }) {
  const { guestName, guestEmail, guestPhone, checkInFrom, checkOutUntil } = booking
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      <Fact
        name="Guest"
        value={
          <>
            <bdi className="wrap-anywhere">{guestName}</bdi>
            <span>{`, ${formatParty(booking)}`}</span>
          </>
        }
      />
      <Fact name="Email" value={<span className="wrap-anywhere">{guestEmail || 'No email'}</span>} />
      <Fact name="Phone" value={guestPhone ?? 'none given'} />
      <Fact name="Lodge" value={booking.lodgeName} />
      <Fact name="Stay" value={`${stayDates(booking)}, ${pluralize(booking.nights, 'night')}`} />
      <Fact
        name="Times"
        value={`From ${formatTime(checkInFrom)}, until ${formatTime(checkOutUntil)} at the lodge`}
      />
      <Fact name="Came by" value={sourceNames[booking.source]} />
      {booking.specialRequests && <Fact name="Requests" value={<bdi>{booking.specialRequests}</bdi>} />}
      {booking.keptCents !== null && <Fact name="Kept" value={formatAmount(booking.keptCents)} />}
      <Fact name="Price" value={formatAmount(completePrice(booking).totalCents)} />
      <StayBalance {...booking} />
      {booking.until && <Fact name="Held until" value={formatOwnTime(booking.timeZone, booking.until)} />}
    </dl>
  )
}

function GivenAnswer({ answer: { reason, offer } }: { answer: ChangeAnswer }) {
  return (
    <p className="text-sm text-muted">
      {[
        'The last change request was declined.',
        ...(reason ? [`The guest reads: ${reason}`] : []),
        ...(offer ? [`Offered instead: ${offer.lodgeName}, ${stayDates(offer)}.`] : []),
      ].join(' ')}
    </p>
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

/** Only the form of a change, while that is open. */
function Actions({ booking }: { booking: BookingRecord }) {
  const [isChanging, setChanging] = useState(false)
  const close = useCallback(() => setChanging(false), [])
  const isAnswered = !isOpen(booking.status)
  return (
    <>
      {isChanging && <ChangeBooking booking={booking} onClose={close} />}
      {!isChanging && !isAnswered && <Decisions booking={booking} />}
      {!isChanging && <RecordButtons booking={booking} onChange={() => setChanging(true)} />}
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
      <RefundPart booking={booking} />
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

function StayBalance({ money, status }: Pick<BookingRecord, 'money' | 'status'>) {
  const { paidCents, refundedCents, refundingCents, dueCents, overpaidCents, isStuck } = money
  const state = isStuck ? 'Refused by the card: please refund it outside the site' : 'Refund in progress'
  return (
    <>
      {paidCents > 0 && <Fact name="Paid" value={formatAmount(paidCents)} />}
      {refundedCents > 0 && <Fact name="Refunded" value={formatAmount(refundedCents)} />}
      {refundingCents > 0 && <Fact name={state} value={formatAmount(refundingCents)} />}
      {(status === 'confirmed' || status === 'awaiting_payment') && (
        <Fact name="Due" value={isPaid(money) ? 'Paid' : formatAmount(dueCents)} />
      )}
      {overpaidCents > 0 && <Fact name="Paid too much" value={formatAmount(overpaidCents)} />}
    </>
  )
}
