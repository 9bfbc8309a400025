import { Fragment } from 'react'
import { type Payment, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { useBookingChoices } from '../bookings/use-booking-list.ts'
import { formatAmount } from '../kit/format-amount.ts'
import { formatDay, formatInstant } from '../kit/instant-text.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { Cell, Table } from '../kit/table.tsx'
import { CryptoFacts } from './crypto-facts.tsx'
import { PaymentReceipts } from './payment-receipts.tsx'
import { PaymentStatusSelect } from './payment-status-select.tsx'
import { RefundActions } from './refund-actions.tsx'

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const named = useNamed(payments)
  if (payments.length === 0) return <EmptyList>No payments found.</EmptyList>
  return (
    <Table name="Payments" head={['Amount', 'Status', 'For', 'Paid by', 'When', 'Actions']}>
      {named.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </Table>
  )
}

/** Other servers may send no guest's name; ours always does. */
const isNameless = ({ bookingId, guestName }: Payment) => bookingId !== null && guestName === null

/** Adds guest and lodge where missing, as far as the newest bookings have them. */
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
    <tr>
      <Cell className="text-base whitespace-nowrap tabular">
        {formatDecimal(payment.amount)}
        {isPart && (
          <span className="block text-sm text-muted">{formatDecimal(payment.refundedAmount)} refunded</span>
        )}
        <RefundReasons payment={payment} />
      </Cell>
      <Cell>
        <StatusBadge status={payment.status} />
      </Cell>
      <Cell>
        <WhoAndWhat payment={payment} />
        <CryptoFacts payment={payment} />
        {payment.notes && <p className="mt-1 text-muted">{payment.notes}</p>}
      </Cell>
      <Cell className="text-muted md:whitespace-nowrap">
        {paymentMethodLabels[payment.paymentMethod] ?? payment.paymentMethod}
      </Cell>
      <Cell className="text-muted md:whitespace-nowrap">{whenPaid(payment)}</Cell>
      <Cell>
        <div className="flex flex-wrap items-center gap-1 max-md:-ml-3">
          <PaymentStatusSelect payment={payment} />
          <PaymentReceipts payment={payment} />
          <RefundActions payment={payment} />
        </div>
      </Cell>
    </tr>
  )
}

const reasonNames = { goodwill: 'Goodwill', correction: 'Correction' } as const

function RefundReasons({ payment: { reasonedRefunds = [] } }: { payment: Payment }) {
  return reasonedRefunds.map(({ reason, cents, at }) => (
    <span key={`${at} ${cents}`} className="block text-sm whitespace-normal text-muted">
      {`${reasonNames[reason]} ${formatAmount(cents)}, ${formatDay(at)}`}
    </span>
  ))
}

function WhoAndWhat({ payment }: { payment: Payment }) {
  return (
    <p>
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
  )
}

/** A payment recorded by hand has a date, one by card an instant. */
const whenPaid = ({ stripePaymentId, crypto, paymentDate, createdAt }: Payment): string =>
  stripePaymentId === null && !crypto
    ? formatDay(paymentDate ?? createdAt)
    : formatInstant(paymentDate ?? createdAt)

/** Guest and lodge for a booking, otherwise purpose and payer. */
function whoAndWhat(payment: Payment): string[] {
  const { bookingId, guestName, lodgeName, lodgeSlug, payerName, payerEmail, purpose } = payment
  const lodge = lodgeName ?? lodgeSlug
  const what = purpose === 'booking' && bookingId ? `Booking ${bookingId}` : statusLabel(purpose)
  const parts = guestName || lodge ? [guestName, lodge] : [what, payerName ?? payerEmail]
  return parts.filter((part) => part !== null)
}
