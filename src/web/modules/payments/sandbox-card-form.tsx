import { useMutation } from '@tanstack/react-query'
import { Lock, ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { SandboxOutcome } from '#contract/payments/sandbox.ts'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import type { CardPayment } from './card-payment.ts'
import { submitWords } from './card-words.ts'
import { toastUnexpected } from './payment-error.ts'

type SandboxConfirmationProps = { isPending: boolean; onAnswer: (approve: boolean) => void }

function SandboxConfirmation({ isPending, onAnswer }: SandboxConfirmationProps) {
  return (
    <section aria-label="Confirm your payment" className="grid gap-4">
      <ShieldCheck size={32} className="text-ember" aria-hidden="true" />
      <h3 className="text-2xl">Your bank asks for confirmation</h3>
      <p className="text-muted">
        Test mode: no card is charged. A real bank would send you to its own page now, or to its app.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="primary" disabled={isPending} onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>
        <Button disabled={isPending} onClick={() => onAnswer(false)}>
          Refuse
        </Button>
      </div>
    </section>
  )
}

function groupCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** '12 / 34'. Deleting removes the separator. */
function groupExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4)
  const padded = digits.length === 1 && Number(digits) > 1 ? `0${digits}` : digits
  if (padded.length < 2 || typed.length < before.length) return typed.length < before.length ? typed : padded
  return `${padded.slice(0, 2)} / ${padded.slice(2)}`
}

const empty = { number: '', expiry: '', cvc: '' }

/** The test provider's form, marked as a test. */
export default function SandboxCardForm({ payment }: { payment: CardPayment }) {
  const call = useCall()
  const { clientSecret, onSucceeded, onFailed } = payment
  const [card, setCard] = useState(empty)
  const onOutcome = (outcome: SandboxOutcome) => {
    if (outcome.status === 'succeeded') onSucceeded()
    if (outcome.status === 'failed') onFailed?.(outcome.message)
  }
  // The card may have been charged although the response was lost.
  const lookUp = async () => ((await isSettled(call, clientSecret, 1)) ? onSucceeded() : toastUnexpected())
  const confirm = useMutation({
    mutationFn: async () => {
      if (payment.details && !(await payment.details.prepare())) return null
      return call('POST /api/sandbox/confirm', { body: { clientSecret, card } })
    },
    onSuccess: (outcome) => outcome && onOutcome(outcome),
    onError: lookUp,
  })
  const authenticate = useMutation({
    mutationFn: (approve: boolean) =>
      call('POST /api/sandbox/authenticate', { body: { clientSecret, approve } }),
    onSuccess: (outcome) => {
      confirm.reset()
      onOutcome(outcome)
    },
    onError: lookUp,
  })
  if (confirm.data?.status === 'requires_action')
    return <SandboxConfirmation isPending={authenticate.isPending} onAnswer={authenticate.mutate} />
  const outcome = authenticate.data ?? confirm.data
  const pay = (event: FormEvent) => {
    event.preventDefault()
    authenticate.reset()
    confirm.mutate()
  }
  const change = (typed: typeof empty) => {
    setCard(typed)
    if (outcome?.status !== 'failed') return
    authenticate.reset()
    confirm.reset()
  }
  return (
    <form aria-label="Card payment" noValidate onSubmit={pay} className="grid gap-4">
      <TestMode />
      <CardFields card={card} onChange={change} />
      {outcome?.status === 'failed' && !confirm.isPending && (
        <p role="alert" className="text-sm text-danger">
          {outcome.message}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={confirm.isPending} className="mt-2">
        <Lock size={16} aria-hidden="true" />
        <span>{confirm.isPending ? 'Processing...' : submitWords(payment)}</span>
      </Button>
    </form>
  )
}

function TestMode() {
  return (
    <p className="rounded-control border border-ember/40 px-3.5 py-2.5 text-sm">
      <strong className="font-medium text-ember">Test mode: no card is charged</strong>
      <span className="mt-0.5 block text-muted">
        Pay with <span className="font-mono text-text">4242 4242 4242 4242</span>, any date to come and any
        CVC.
      </span>
    </p>
  )
}

type CardFieldsProps = { card: typeof empty; onChange: (card: typeof empty) => void }

function CardFields({ card, onChange }: CardFieldsProps) {
  return (
    <>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onChange={({ target }) => onChange({ ...card, number: groupCardNumber(target.value) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          value={card.expiry}
          onChange={({ target }) => onChange({ ...card, expiry: groupExpiry(target.value, card.expiry) })}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          value={card.cvc}
          onChange={({ target }) => onChange({ ...card, cvc: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
    </>
  )
}
