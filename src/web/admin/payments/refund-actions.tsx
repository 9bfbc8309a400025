import { type FormEvent, useState } from 'react'
import type { Payment } from '#contract/payments/payments.ts'
import { leftCents, refundableCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useRefundPayment } from '../bookings/use-refund-payment.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'

const small = 'min-h-10 px-3 py-1.5'

/** Refunds a card payment through its provider, in full or in part; records what was given back of any payment by hand. */
export function RefundActions({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  if (leftCents(payment) === 0) return null
  return (
    <>
      {refundableCents(payment) > 0 && (
        <>
          <PartButton title="Refund a part" submit="Give it back" payment={payment} refund={refund} />
          <ConfirmButton
            question="Really refund?"
            variant="plain"
            className={small}
            disabled={refund.isPending}
            onConfirm={() => refund.mutate({ payment })}
          >
            Refund
          </ConfirmButton>
        </>
      )}
      <PartButton title="Given back by hand" submit="Record it" payment={payment} refund={refund} elsewhere />
    </>
  )
}

type PartButtonProps = Pick<PartFormProps, 'title' | 'submit' | 'payment'> & {
  refund: ReturnType<typeof useRefundPayment>
  /** Whether the money was given back another way already. */
  elsewhere?: true
}

/** A button that opens a form for the amount. */
function PartButton({ refund, elsewhere, ...part }: PartButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const send = (amountCents: number) => {
    setOpen(false)
    refund.mutate({ payment: part.payment, amountCents, ...(elsewhere && { elsewhere }) })
  }
  return (
    <>
      <Button variant="plain" className={small} disabled={refund.isPending} onClick={() => setOpen(true)}>
        {part.title}
      </Button>
      {isOpen && <PartForm {...part} onRefund={send} onClose={() => setOpen(false)} />}
    </>
  )
}

type PartFormProps = {
  title: string
  submit: string
  payment: Payment
  onRefund: (amountCents: number) => void
  onClose: () => void
}

function PartForm({ title, submit, payment, onRefund, onClose }: PartFormProps) {
  const left = leftCents(payment)
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
      title={title}
      description={`${formatDecimal(decimalOfCents(left))} is left of this payment.`}
      onClose={onClose}
    >
      <form aria-label={title} noValidate onSubmit={send} className="grid gap-4">
        <TextField
          label="Amount"
          inputMode="decimal"
          value={amount}
          error={error}
          onChange={({ target }) => setAmount(target.value.trim())}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="danger">
            {submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Sheet>
  )
}
