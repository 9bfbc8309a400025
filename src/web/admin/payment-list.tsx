import { Fragment } from 'react'
import { formatDecimal } from '#contract/money.ts'
import { type Payment, PaymentStatus, paymentMethodLabels } from '#contract/payments.ts'
import { formatInstant } from './instant-text.ts'
import { StatusBadge } from './status-badge.tsx'
import { statusLabel } from './status-label.ts'
import { SureButton } from './sure-button.tsx'
import { useBookingChoices } from './use-booking-list.ts'
import { useRefundPayment, useSetPaymentStatus } from './use-payments.ts'

/** Payments with the selector that sets their status. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const named = useNamed(payments)
  if (payments.length === 0) return <p className="text-muted">No payments found.</p>
  return (
    <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
      {named.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

/** A payment that names a booking and no guest: our server's name both. */
const isNameless = ({ bookingId, guestName }: Payment) => bookingId !== null && guestName === null

/** The payments with the guests and lodges of those that are nameless, as far as the newest bookings tell. */
function useNamed(payments: readonly Payment[]): Payment[] {
  const { data } = useBookingChoices('', payments.some(isNameless))
  const bookings = new Map(data?.map((booking) => [booking.id, booking]))
  return payments.map((payment) => {
    const booking = isNameless(payment) && bookings.get(payment.bookingId ?? 0)
    if (!booking) return payment
    const { guestName, lodgeName = null, lodgeSlug } = booking
    return { ...payment, guestName, lodgeName, lodgeSlug }
  })
}

function PaymentRow({ payment }: { payment: Payment }) {
  const setStatus = useSetPaymentStatus()
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-lg tabular">{formatDecimal(payment.amount)}</span>
          <StatusBadge status={payment.status} />
        </p>
        <p className="mt-1 text-sm">
          {whoAndWhat(payment).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{paymentMethodLabels[payment.paymentMethod] ?? payment.paymentMethod}</span>
          <span>{formatInstant(payment.paymentDate ?? payment.createdAt)}</span>
        </p>
        {payment.notes && <p className="mt-1 text-sm break-words text-muted">{payment.notes}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RefundButton payment={payment} />
        <label className="text-sm">
          <span className="sr-only">Status of payment {payment.id}</span>
          <select
            value={payment.status}
            disabled={setStatus.isPending}
            onChange={({ target }) =>
              setStatus.mutate({ id: payment.id, status: PaymentStatus.parse(target.value) })
            }
            className="min-h-10 rounded-control border border-line-strong/40 bg-page/60 px-3 py-1.5"
          >
            {PaymentStatus.options.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </li>
  )
}

/** Only what was paid by card through the provider can go back through it. */
function RefundButton({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  if (payment.stripePaymentId === null || payment.status !== 'completed') return null
  return (
    <SureButton
      question="Really refund?"
      look="plain"
      className="min-h-10 px-3 py-1.5"
      disabled={refund.isPending}
      onSure={() => refund.mutate({ id: payment.id })}
    >
      Refund
    </SureButton>
  )
}

/** 'Grace Guest' and 'XRP Lodge' of a booking; 'Donation' and 'Grace' of the purposes without one. */
function whoAndWhat(payment: Payment): string[] {
  const { bookingId, guestName, lodgeName, lodgeSlug, payerName, payerEmail, purpose } = payment
  const lodge = lodgeName ?? lodgeSlug
  const what = purpose === 'booking' && bookingId ? `Booking ${bookingId}` : statusLabel(purpose)
  const parts = guestName || lodge ? [guestName, lodge] : [what, payerName ?? payerEmail]
  return parts.filter((part) => part !== null)
}
