import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import type { CardPayment } from './card-payment.ts'
import { laterChargeWords } from './card-words.ts'

const CryptoPayment = lazyPart(() => import('./crypto/crypto-payment.tsx'))
const SandboxCardForm = lazyPart(() => import('./sandbox-card-form.tsx'))
const StripeCardForm = lazyPart(() => import('./stripe-card-form.tsx'))

/** `title` and `description` belong to the dialog around the form. */
export function CardPaymentForm(payment: CardPayment) {
  const later = laterChargeWords(payment)
  return (
    <>
      {payment.price && (
        <div className="mb-4">
          <PriceLines price={payment.price} label="Price of this payment" />
        </div>
      )}
      {later && <p className="mb-4">{later}</p>}
      {payment.details && <div className="mb-6">{payment.details.fields}</div>}
      <Suspense fallback={<LoadingForm />}>
        <ProvidersForm payment={payment} />
      </Suspense>
      {payment.coins && (
        <Suspense>
          <CryptoPayment {...payment.coins} />
        </Suspense>
      )}
      <Button variant="plain" className="mt-3 w-full" onClick={payment.onClose}>
        Cancel
      </Button>
    </>
  )
}

function LoadingForm() {
  return <div role="status" aria-label="Loading the card form" className="placeholder h-72 rounded-control" />
}

function ProvidersForm({ payment }: { payment: CardPayment }) {
  const call = useCall()
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  if (setup.isPending) return <LoadingForm />
  if (setup.data?.provider === 'sandbox') return <SandboxCardForm payment={payment} />
  if (setup.data?.provider === 'stripe')
    return <StripeCardForm payment={payment} publishableKey={setup.data.publishableKey} />
  if (payment.coins && setup.data && setup.data.crypto !== 'none') return null
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>Card payments are unavailable. Nothing was charged.</p>
      <Button onClick={() => setup.refetch()}>Try again</Button>
    </div>
  )
}
