import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import type { CardPayment } from './card-payment.ts'
import { submitWords } from './card-words.ts'
import { toastUnexpected } from './payment-error.ts'
import './banks-window.css'

/** Stripe's frame for the bank's challenge, outside the dialogs. */
const isBankFrame = (element: EventTarget | null): boolean =>
  element instanceof HTMLIFrameElement &&
  element.name.startsWith('__privateStripeFrame') &&
  !element.closest('[role=dialog]')

/** Hides the focus in the bank's frame from the dialogs, which would take it back and keep the guest from typing. */
function useBankFrame(): void {
  useEffect(() => {
    const hide = (event: FocusEvent) => {
      if (isBankFrame(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation()
    }
    addEventListener('focusin', hide, true)
    addEventListener('focusout', hide, true)
    return () => {
      removeEventListener('focusin', hide, true)
      removeEventListener('focusout', hide, true)
    }
  }, [])
}

const loaded = new Map<string, Promise<Stripe | null>>()

/** Stripe requires its script to come from its own server. Null when the browser cannot load it. */
function loadOnce(publishableKey: string): Promise<Stripe | null> {
  const stripe =
    loaded.get(publishableKey) ??
    loadStripe(publishableKey).catch(() => {
      // The next attempt loads it again.
      loaded.delete(publishableKey)
      return null
    })
  loaded.set(publishableKey, stripe)
  return stripe
}

/** Stripe's frame does not inherit the page's colors. */
const appearance = {
  theme: 'night' as const,
  variables: { colorPrimary: '#f09a4a', colorBackground: '#10141d', borderRadius: '10px' },
}

type StripeCardFormProps = { payment: CardPayment; publishableKey: string }

/** Stripe's Payment Element sends card data from the browser to Stripe only. */
export default function StripeCardForm({ payment, publishableKey }: StripeCardFormProps) {
  const call = useCall()
  const [stripe, setStripe] = useState(() => loadOnce(publishableKey))
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    let isShown = true
    void stripe.then((script) => isShown && setBlocked(script === null))
    return () => {
      isShown = false
    }
  }, [stripe])
  const loadAgain = () => {
    setBlocked(false)
    setStripe(loadOnce(publishableKey))
  }
  // Stripe shows no form for a payment that succeeded but whose response was lost.
  const explain = async () => {
    if (await isSettled(call, payment.clientSecret, 1)) payment.onSucceeded()
    else setBlocked(true)
  }
  if (isBlocked) return <Blocked onRetry={loadAgain} />
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: payment.clientSecret, appearance }}
      key={payment.clientSecret}
    >
      <PaymentForm payment={payment} onLoadError={explain} />
    </Elements>
  )
}

/** Shown when an ad blocker, a proxy or the network keeps the form from loading. */
function Blocked({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>
        Card payments are unavailable. Nothing was charged. The card form could not be loaded from Stripe:
        please check your connection, and whether your browser blocks it.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

function PaymentForm({ payment, onLoadError }: { payment: CardPayment; onLoadError: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const call = useCall()
  const [isPending, setPending] = useState(false)
  useBankFrame()
  const [message, setMessage] = useState<string | null>(null)
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return
    setPending(true)
    setMessage(null)
    try {
      if (payment.details && !(await payment.details.prepare())) return
      const confirmation = {
        elements,
        confirmParams: { return_url: `${location.origin}${payment.returnPath}` },
        redirect: 'if_required' as const,
      }
      const { error } = payment.isSetup
        ? await stripe.confirmSetup(confirmation)
        : await stripe.confirmPayment(confirmation)
      // Confirming a succeeded payment again is an error with status `succeeded`.
      const confirmed = error?.payment_intent ?? error?.setup_intent
      if (!error || confirmed?.status === 'succeeded') return payment.onSucceeded()
      setMessage(error.message ?? 'Your payment was not accepted.')
      if (error.type !== 'validation_error')
        payment.onFailed?.(error.message ?? 'Your payment was not accepted.')
    } catch {
      if (await isSettled(call, payment.clientSecret, 1)) payment.onSucceeded()
      else toastUnexpected()
    } finally {
      setPending(false)
    }
  }
  return (
    <form aria-label="Card payment" onSubmit={pay} className="grid gap-4">
      <PaymentElement onLoadError={onLoadError} />
      {message && (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isPending || !stripe || !elements}>
        <Lock size={16} aria-hidden="true" />
        <span>{isPending ? 'Processing...' : submitWords(payment)}</span>
      </Button>
    </form>
  )
}
