import { useState } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { type Payment, paymentMethodLabels, type RefundReason } from '#contract/payments/payments.ts'
import { leftCents, refundableCents } from '#contract/payments/refundable.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useRefundPayment } from '../bookings/use-refund-payment.ts'
import { formatAmount } from '../kit/format-amount.ts'
import { formatDay } from '../kit/instant-text.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { waitsForDecision } from '../payments/coin-state.ts'
import { RefundSheet } from '../payments/refund-sheet.tsx'
import { useStayPayments } from './use-stay-record.ts'

export function RefundPart({ booking }: { booking: BookingRecord }) {
  const [isOpen, setOpen] = useState(false)
  // Outlives the form: a retry after a lost response repeats the first key.
  const refund = useRefundPayment()
  const { paidCents, refundedCents, refundingCents } = booking.money
  if (paidCents - refundedCents - refundingCents <= 0) return null
  const send: SendRefund = (payment, amountCents, reason) => {
    setOpen(false)
    const how = isPaidOnline(payment) ? {} : { elsewhere: true as const }
    refund.mutate({ payment, amountCents, ...how, ...(reason && { reason }) })
  }
  return (
    <>
      {/* A disabled button could not take the focus back from the form. */}
      <Button aria-disabled={refund.isPending} onClick={() => setOpen(!refund.isPending)}>
        Refund a part
      </Button>
      {isOpen && <ChosenRefund bookingId={booking.id} onRefund={send} onClose={() => setOpen(false)} />}
    </>
  )
}

type SendRefund = (payment: Payment, amountCents: number, reason?: RefundReason) => void

/** Other payments were made outside the site, so their refunds are only recorded. */
const isPaidOnline = (payment: Payment): boolean => refundableCents(payment) > 0

const describePayment = (payment: Payment): string =>
  [
    formatAmount(leftCents(payment)),
    paymentMethodLabels[payment.paymentMethod],
    formatDay(payment.paymentDate ?? payment.createdAt),
  ].join(', ')

type ChosenRefundProps = { bookingId: number; onRefund: SendRefund; onClose: () => void }

function ChosenRefund({ bookingId, onRefund, onClose }: ChosenRefundProps) {
  const { data, error, refetch } = useStayPayments(bookingId)
  const [chosenId, setChosenId] = useState<number>()
  const payments = (data ?? []).filter((payment) => leftCents(payment) > 0 && !waitsForDecision(payment))
  const payment = payments.find(({ id }) => id === chosenId) ?? payments.find(isPaidOnline) ?? payments[0]
  // The sheet opens with its form, so that the first field has the focus.
  if (!data && !error) return null
  if (!payment)
    return (
      <Sheet title="Refund a part" onClose={onClose}>
        {error && !data && <ErrorMessage message="Failed to fetch payments" onRetry={() => void refetch()} />}
        {data && <p>No payment of this stay can be refunded now. The tab Money says why.</p>}
      </Sheet>
    )
  return (
    <RefundSheet
      payment={payment}
      isElsewhere={!isPaidOnline(payment)}
      choice={
        payments.length > 1 && (
          <div className="mb-4">
            <SelectField
              label="Payment"
              value={payment.id}
              onChange={({ target }) => setChosenId(Number(target.value))}
            >
              {payments.map((option) => (
                <option key={option.id} value={option.id}>
                  {describePayment(option)}
                </option>
              ))}
            </SelectField>
          </div>
        )
      }
      onRefund={(amountCents, reason) => onRefund(payment, amountCents, reason)}
      onClose={onClose}
    />
  )
}
