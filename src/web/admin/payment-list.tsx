import { useState } from 'react'
import { formatDecimal } from '#contract/money.ts'
import { type Payment, PaymentStatus, paymentMethodLabels } from '#contract/payments.ts'
import { Button } from '../ui/button.tsx'
import { formatInstant } from './instant-text.ts'
import { StatusBadge } from './status-badge.tsx'
import { statusLabel } from './status-label.ts'
import { useRefundPayment, useSetPaymentStatus } from './use-payments.ts'

/** Drawn at first, and with each 'Show more': a browser is not asked to hold 100,000 rows at once. */
const STEP = 50

/** Payments with the selector that sets their status. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const [shown, setShown] = useState(STEP)
  if (payments.length === 0) return <p className="text-muted">No payments found.</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-picture border border-line bg-surface">
        {payments.slice(0, shown).map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {payments.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
    </>
  )
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
        <p className="mt-1 text-sm">{whoAndWhat(payment)}</p>
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

/** Only what was paid by card through the provider can go back through it; a second press confirms. */
function RefundButton({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  const [isSure, setSure] = useState(false)
  if (payment.stripePaymentId === null || payment.status !== 'completed') return null
  return (
    <Button
      look={isSure ? 'danger' : 'plain'}
      className="min-h-10 px-3 py-1.5"
      disabled={refund.isPending}
      onClick={() => (isSure ? refund.mutate(payment.id) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? 'Really refund?' : 'Refund'}
    </Button>
  )
}

/** 'Grace Guest, XRP Lodge' of a booking; 'Donation, Grace' of the purposes without one. */
function whoAndWhat({ guestName, lodgeName, lodgeSlug, payerName, payerEmail, purpose }: Payment): string {
  const lodge = lodgeName ?? lodgeSlug
  const parts = guestName || lodge ? [guestName, lodge] : [statusLabel(purpose), payerName ?? payerEmail]
  return parts.filter(Boolean).join(', ')
}
