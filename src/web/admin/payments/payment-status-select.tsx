import { useState } from 'react'
import { type Payment, PaymentStatus } from '#contract/payments/payments.ts'
import { leftCents, mayHoldMoney } from '#contract/payments/refundable.ts'
import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { statusLabel, statusText } from '../kit/status-label.ts'
import { useSetPaymentStatus } from './use-payment-changes.ts'

/** Refunding a card payment asks how: through the provider, or made elsewhere. */
export function PaymentStatusSelect({ payment }: { payment: Payment }) {
  const { mutate, isPending } = useSetPaymentStatus()
  const [isConfirming, setConfirming] = useState(false)
  const [requested, setRequested] = useState<PaymentStatus | null>(null)
  const isCardMoney = mayHoldMoney(payment)
  const choose = (status: PaymentStatus) => {
    if (status === 'refunded' && isCardMoney) setConfirming(true)
    else if (isGuestEmailed(payment, status)) setRequested(status)
    else mutate({ id: payment.id, status })
  }
  const giveBack = (throughProvider: boolean) => {
    setConfirming(false)
    mutate({ id: payment.id, status: 'refunded', throughProvider })
  }
  return (
    <>
      <label className="text-sm max-sm:ml-3">
        <span className="sr-only">Status of payment {payment.id}</span>
        <select
          value={payment.status}
          // A disabled select loses the focus.
          aria-disabled={isPending}
          onChange={({ target }) => isPending || choose(PaymentStatus.parse(target.value))}
          className="min-h-10 rounded-control border border-line-strong/40 bg-page/60 px-3 py-1.5"
        >
          {PaymentStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </select>
      </label>
      {requested && (
        <Sheet
          title={`Set this payment to ${statusText(requested)}?`}
          description={`${payment.guestName} is told: the ${requested === 'completed' ? 'receipt' : 'credit note'} goes out by email, unless it was sent already, and stands on the page of the stay.`}
          onClose={() => setRequested(null)}
        >
          <div className="grid gap-3">
            <Button
              variant="primary"
              onClick={() => {
                setRequested(null)
                mutate({ id: payment.id, status: requested })
              }}
            >
              {`Set to ${statusText(requested)}`}
            </Button>
            <Button variant="plain" onClick={() => setRequested(null)}>
              Change nothing
            </Button>
          </div>
        </Sheet>
      )}
      {isConfirming && (
        <Sheet
          title="Where does the money go back?"
          description="This payment was made online. Only the provider can give it back the way it came. The guest gets a credit note, by email and on the page of the stay."
          onClose={() => setConfirming(false)}
        >
          <div className="grid gap-3">
            <Button variant="danger" onClick={() => giveBack(true)}>
              {`Refund ${formatDecimal(decimalOfCents(leftCents(payment)))}`}
            </Button>
            <Button onClick={() => giveBack(false)}>Refunded outside the site</Button>
            <Button variant="plain" onClick={() => setConfirming(false)}>
              Change nothing
            </Button>
          </div>
        </Sheet>
      )}
    </>
  )
}

/** A receipt or a credit note goes out. */
const isGuestEmailed = ({ guestName, bookingReference }: Payment, status: PaymentStatus): boolean =>
  guestName !== null && bookingReference !== null && (status === 'completed' || status === 'refunded')
