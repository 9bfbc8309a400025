import { type FormEvent, useState } from 'react'
import { centsOfDecimal, decimalOfCents, formatDecimal } from '#contract/money.ts'
import type { Payment } from '#contract/payments.ts'
import { refundableCents } from '#contract/refundable.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useRefundPayment } from '../bookings/use-refund-payment.ts'
import { ConfirmButton } from '../confirm-button.tsx'

const small = 'min-h-10 px-3 py-1.5'

/** Refunds a card payment through its provider, in full or in part. */
export function RefundActions({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  const [isConfirming, setConfirming] = useState(false)
  if (refundableCents(payment) === 0) return null
  return (
    <>
      <Button
        variant="plain"
        className={small}
        disabled={refund.isPending}
        onClick={() => setConfirming(true)}
      >
        Refund a part
      </Button>
      <ConfirmButton
        question="Really refund?"
        variant="plain"
        className={small}
        disabled={refund.isPending}
        onConfirm={() => refund.mutate({ payment })}
      >
        Refund
      </ConfirmButton>
      {isConfirming && (
        <PartForm
          payment={payment}
          onRefund={(amountCents) => {
            setConfirming(false)
            refund.mutate({ payment, amountCents })
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

type PartFormProps = { payment: Payment; onRefund: (amountCents: number) => void; onClose: () => void }

function PartForm({ payment, onRefund, onClose }: PartFormProps) {
  const left = refundableCents(payment)
  const [amount, setAmount] = useState('')
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isAmount = /^\d+(\.\d{1,2})?$/.test(amount)
    const cents = isAmount ? centsOfDecimal(amount) : 0
    if (cents < 1) setError('Please enter an amount above zero, with at most two decimals')
    else if (cents > left) setError(`Only ${formatDecimal(decimalOfCents(left))} is left of this payment`)
    else onRefund(cents)
  }
  return (
    <Sheet
      title="Refund a part"
      description={`${formatDecimal(decimalOfCents(left))} is left of this payment.`}
      onClose={onClose}
    >
      <form aria-label="Refund a part" noValidate onSubmit={send} className="grid gap-4">
        <TextField
          label="Amount"
          inputMode="decimal"
          value={amount}
          error={error}
          onChange={({ target }) => setAmount(target.value.trim())}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="danger">
            Give it back
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Sheet>
  )
}
