import { type FormEvent, type ReactNode, useState } from 'react'
import type { Payment, RefundReason } from '#contract/payments/payments.ts'
import { leftCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'

type RefundSheetProps = {
  payment: Payment
  /** The money was already returned another way. */
  isElsewhere: boolean
  choice?: ReactNode
  onRefund: (amountCents: number, reason?: RefundReason) => void
  onClose: () => void
}

/** A stay's refund needs a reason. */
export function RefundSheet({ payment, isElsewhere, choice, onRefund, onClose }: RefundSheetProps) {
  const title = isElsewhere ? 'Refunded outside the site' : 'Refund a part'
  return (
    <Sheet
      title={title}
      description={`${forWhom(payment)}${formatDecimal(decimalOfCents(leftCents(payment)))} is left of this payment.`}
      onClose={onClose}
    >
      {choice}
      <RefundForm
        // Another payment has other shares.
        key={payment.id}
        title={title}
        submit={isElsewhere ? 'Record' : 'Refund'}
        payment={payment}
        onRefund={onRefund}
        onClose={onClose}
      />
    </Sheet>
  )
}

type RefundFormProps = Pick<RefundSheetProps, 'payment' | 'onRefund' | 'onClose'> & {
  title: string
  submit: string
}

function RefundForm({ title, submit, payment, onRefund, onClose }: RefundFormProps) {
  const left = leftCents(payment)
  const [amount, setAmount] = useState('')
  const [error, setError] = useState<string>()
  const [reason, setReason] = useState<RefundReason>()
  const [isMissing, setMissing] = useState(false)
  const isOfStay = payment.bookingId !== null
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amount)
  const cents = isAmount ? centsOfDecimal(amount) : 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (cents < 1) setError('Please enter an amount above zero, with at most two decimals')
    else if (cents > left) setError(`Only ${formatDecimal(decimalOfCents(left))} is left of this payment`)
    else if (isOfStay && !reason) setMissing(true)
    else onRefund(cents, reason)
  }
  return (
    <form aria-label={title} noValidate onSubmit={send} className="grid gap-4">
      <TextField
        label="Amount"
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value.trim())}
      />
      <div className="flex flex-wrap gap-2">
        {[25, 50, 100].map((percent) => (
          <Button
            key={percent}
            className="min-h-10 px-3 py-1.5"
            onClick={() => setAmount(decimalOfCents(Math.round((left * percent) / 100)))}
          >
            {`${percent} %`}
          </Button>
        ))}
      </div>
      {isOfStay && <ReasonChoice reason={reason} onChoose={setReason} />}
      {isMissing && !reason && (
        <p role="alert" className="text-sm text-danger">
          Please choose why it is refunded
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Button type="submit" variant="danger">
          {cents > 0 ? `${submit} ${formatDecimal(amount)}${toWhom(payment)}` : submit}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** 'Tammy, XRP Lodge. '; empty without a stay. */
const forWhom = ({ guestName, lodgeName }: Payment): string =>
  guestName ? `${[guestName, lodgeName].filter(Boolean).join(', ')}. ` : ''

const toWhom = ({ guestName, payerName }: Payment): string => {
  const [name] = (guestName ?? payerName ?? '').split(' ')
  return name ? ` to ${name}` : ''
}

const reasons = {
  goodwill: 'Goodwill: the price goes down, and nothing is due',
  correction: 'Correction: the guest is to pay it again',
} as const

type ReasonChoiceProps = { reason: RefundReason | undefined; onChoose: (reason: RefundReason) => void }

function ReasonChoice({ reason, onChoose }: ReasonChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm text-muted">Why is it refunded?</legend>
      {(['goodwill', 'correction'] as const).map((choice) => (
        <label key={choice} className="flex min-h-9 items-center gap-3">
          <input
            type="radio"
            name="refund-reason"
            checked={reason === choice}
            onChange={() => onChoose(choice)}
          />
          {reasons[choice]}
        </label>
      ))}
    </fieldset>
  )
}
