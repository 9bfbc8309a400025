import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { formatCents, formatDecimal } from '#contract/money.ts'
import type { Intent } from '#contract/payments.ts'
import type { StayMoney } from '#contract/stay-money.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { isSettled, usePaymentSetUp } from './use-payment-set-up.ts'

const CardPaymentDialog = lazy(() => import('./card-payment-dialog.tsx'))

const LOOK_AGAIN_MS = 2000

type BookingPaymentProps = { booking: Booking; secretKey: string }

/** Lets a guest pay a confirmed stay by card, and says when it is paid. */
export function BookingPayment({ booking, secretKey }: BookingPaymentProps) {
  const call = useCall()
  const { reference, status, lodgeName } = booking
  const request = { params: { reference }, query: { key: secretKey } }
  const payment = useQuery({
    queryKey: ['/api/bookings', reference, 'payment'],
    queryFn: () => call('GET /api/bookings/{reference}/payment', request),
    // A refund takes the provider a moment; the page says so when it is made.
    refetchInterval: ({ state }) => (state.data?.refunding && !state.data.isStuck ? LOOK_AGAIN_MS : false),
  })
  const { intent, isPending, open, close, succeed } = useBookingIntent(reference, secretKey)
  if (!payment.data) return null
  const { isPaid, refunded, refunding } = payment.data
  if (refunded + refunding > 0) return <GivenBack {...payment.data} />
  if (isPaid) return <Paid />
  if (status !== 'confirmed') return null
  const { due } = payment.data
  return (
    <section aria-labelledby="payment-heading" className="mt-10">
      <h2 id="payment-heading" className="text-2xl">
        Payment
      </h2>
      <p className="mt-2 text-muted">
        Your stay is confirmed. Pay it by card now, once; the receipt stays on this page.
      </p>
      <Button look="primary" className="mt-4" disabled={isPending} onClick={() => open(due)}>
        {isPending ? 'Processing...' : `Pay ${formatCents(due)} by card`}
      </Button>
      {intent && (
        <Suspense>
          <CardPaymentDialog
            clientSecret={intent.clientSecret}
            amount={due}
            title={`Pay your stay at ${lodgeName}`}
            description={`Reference ${reference}`}
            returnPath={`/booking/${reference}?key=${encodeURIComponent(secretKey)}`}
            onSucceeded={succeed}
            onFailed={(message) =>
              toast({ title: 'Payment Failed', description: message, variant: 'destructive' })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

function useBookingIntent(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const { setUp, finish } = usePaymentSetUp()
  const [intent, setIntent] = useState<Intent | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: ['/api/bookings', reference, 'payment'] })
  const opening = useMutation({
    mutationFn: (amount: number) =>
      setUp({ amount, description: `Booking ${reference}`, metadata: { type: 'booking', reference, key } }),
    onSuccess: setIntent,
    onError: (error) => {
      // Paid meanwhile on another device: the page says so by itself.
      if (error instanceof ApiError && error.status === 409) void refresh()
      toast({
        title: 'Payment Setup Failed',
        description:
          (error instanceof ApiError && error.status < 500 && error.detail) ||
          'Unable to initialize payment. Please try again.',
        variant: 'destructive',
      })
    },
  })
  const succeed = async () => {
    finish()
    setIntent(null)
    if (intent) await isSettled(call, intent.clientSecret)
    await refresh()
    toast({ title: 'Payment Successful!', description: 'Your stay is paid. We look forward to you.' })
  }
  const { isPending, mutate: open } = opening
  return { intent, isPending, open, close: () => setIntent(null), succeed }
}

/** What of the price went back, and what is on its way. */
function GivenBack(money: StayMoney) {
  return (
    <p role="status" className="mt-8 flex items-center gap-2.5 text-up">
      <Undo2 size={20} aria-hidden="true" className="shrink-0" />
      {wayBack(money)}
    </p>
  )
}

function wayBack({ refunded, refunding, isStuck }: StayMoney): string {
  if (refunding === 0) return `${formatDecimal(refunded / 100)} was given back to your card`
  const sum = formatDecimal(refunding / 100)
  return isStuck
    ? `Your bank did not take ${sum} back on this card. We give it back to you another way.`
    : `${sum} is on its way back to your card`
}

function Paid() {
  return (
    <p className="mt-8 flex items-center gap-2.5 text-up">
      <CircleCheck size={20} aria-hidden="true" />
      This stay is paid
    </p>
  )
}
