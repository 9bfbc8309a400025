import { Fragment } from 'react'
import { type Payment, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { useBookingChoices } from '../bookings/use-booking-list.ts'
import { formatDay, formatInstant } from '../kit/instant-text.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { CryptoFacts } from './crypto-facts.tsx'
import { PaymentReceipts } from './payment-receipts.tsx'
import { PaymentStatusSelect } from './payment-status-select.tsx'
import { RefundActions } from './refund-actions.tsx'

/** Payments, each with a selector of its status. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const named = useNamed(payments)
  if (payments.length === 0) return <EmptyList>No payments found.</EmptyList>
  return (
    <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
      {named.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

/** True for a payment of a booking without a guest's name; our server always gives one. */
const isNameless = ({ bookingId, guestName }: Payment) => bookingId !== null && guestName === null

/** Adds guest and lodge to payments without them, as far as the newest bookings have them. */
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
  const isPart = payment.status === 'completed' && Number(payment.refundedAmount) > 0
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg tabular">{formatDecimal(payment.amount)}</span>
          <StatusBadge status={payment.status} />
          {isPart && (
            <span className="text-sm text-muted">{formatDecimal(payment.refundedAmount)} refunded</span>
          )}
        </p>
        <p className="mt-1 text-sm">
          {whoAndWhat(payment).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span>, </span>}
              {index === 0 && payment.bookingReference ? (
                <StayLink
                  reference={payment.bookingReference}
                  tab="money"
                  className="underline underline-offset-4"
                >
                  {part}
                </StayLink>
              ) : (
                <span>{part}</span>
              )}
            </Fragment>
          ))}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{paymentMethodLabels[payment.paymentMethod] ?? payment.paymentMethod}</span>
          <span>{whenPaid(payment)}</span>
        </p>
        <CryptoFacts payment={payment} />
        {payment.notes && <p className="mt-1 text-sm text-muted">{payment.notes}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:-ml-3">
        <PaymentReceipts payment={payment} />
        <RefundActions payment={payment} />
        <PaymentStatusSelect payment={payment} />
      </div>
    </li>
  )
}

/** A payment recorded by hand has a day, one by card an instant. */
const whenPaid = ({ stripePaymentId, crypto, paymentDate, createdAt }: Payment): string =>
  stripePaymentId === null && !crypto
    ? formatDay(paymentDate ?? createdAt)
    : formatInstant(paymentDate ?? createdAt)

/** Names a payment: guest and lodge of a booking, else purpose and payer. */
function whoAndWhat(payment: Payment): string[] {
  const { bookingId, guestName, lodgeName, lodgeSlug, payerName, payerEmail, purpose } = payment
  const lodge = lodgeName ?? lodgeSlug
  const what = purpose === 'booking' && bookingId ? `Booking ${bookingId}` : statusLabel(purpose)
  const parts = guestName || lodge ? [guestName, lodge] : [what, payerName ?? payerEmail]
  return parts.filter((part) => part !== null)
}
