import { type FormEvent, useState } from 'react'
import type { Payment, RefundReason } from '#contract/payments/payments.ts'
import { leftCents, refundableCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useRefundPayment } from '../bookings/use-refund-payment.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { isRefundOffered, undecidedCents } from './coin-state.ts'

const small = 'min-h-10 px-3 py-1.5'

/** Refunds an online payment through its provider, in full or in part; records what was given back of any payment by hand. */
export function RefundActions({ payment }: { payment: Payment }) {
  const refund = useRefundPayment()
  if (leftCents(payment) === 0) return null
  const waits = isRefundOffered(payment) || undecidedCents(payment) > 0
  return (
    <>
      {refundableCents(payment) > 0 && !waits && (
        <>
          <PartButton title="Refund a part" submit="Refund" payment={payment} refund={refund} />
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
      <PartButton
        title="Refunded outside the site"
        submit="Record"
        payment={payment}
        refund={refund}
        elsewhere
      />
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
  const send = (amountCents: number, reason?: RefundReason) => {
    setOpen(false)
    const why = reason && { reason }
    refund.mutate({ payment: part.payment, amountCents, ...(elsewhere && { elsewhere }), ...why })
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
  onRefund: (amountCents: number, reason?: RefundReason) => void
  onClose: () => void
}

function PartForm({ title, submit, payment, onRefund, onClose }: PartFormProps) {
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
    <Sheet
      title={title}
      description={`${forWhom(payment)}${formatDecimal(decimalOfCents(left))} is left of this payment.`}
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
        <div className="flex flex-wrap gap-2">
          {[25, 50, 100].map((percent) => (
            <Button
              key={percent}
              className={small}
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
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="danger">
            {cents > 0 ? `${submit} ${formatDecimal(amount)}${toWhom(payment)}` : submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Sheet>
  )
}

/** 'Tammy, XRP Lodge. '; empty for a payment without a stay. */
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
