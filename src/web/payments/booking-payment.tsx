import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings.ts'
import { formatCents } from '#contract/money.ts'
import type { Intent } from '#contract/payments.ts'
import { isPaid, type StayMoney } from '#contract/stay-money.ts'
import { ApiError } from '../api/call.ts'
import { ownBookingQuery } from '../api/own-booking-query.ts'
import { useCall } from '../api/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { refundWords } from './refund-words.ts'
import { isSettled, usePaymentSetUp } from './use-payment-set-up.ts'
import { useToastPaid } from './use-toast-paid.ts'

const CardPaymentDialog = lazy(() => import('./card-payment-dialog.tsx'))

type BookingPaymentProps = { booking: BookingWithMoney; secretKey: string }

/** Lets a guest pay by card what is due of a confirmed stay, and says what was paid and what goes back. */
export function BookingPayment({ booking, secretKey }: BookingPaymentProps) {
  const { status, money } = booking
  const words = refundWords(booking)
  const isOpen = status === 'confirmed'
  return (
    <>
      {words && <GivenBack words={words} />}
      {isOpen && isPaid(money) && <Paid />}
      {isOpen && money.dueCents > 0 && <PayByCard booking={booking} secretKey={secretKey} />}
    </>
  )
}

function PayByCard({ booking, secretKey }: BookingPaymentProps) {
  const { reference, lodgeName, money } = booking
  const { intent, isPending, open, close, succeed } = useBookingIntent(reference, secretKey)
  const due = money.dueCents
  return (
    <section aria-labelledby="payment-heading" className="mt-10">
      <h2 id="payment-heading" className="text-2xl">
        Payment
      </h2>
      <p className="mt-2 text-muted">{dueWords(money)}</p>
      <Button variant="primary" className="mt-4" disabled={isPending} onClick={() => open(due)}>
        {isPending ? 'Processing...' : `Pay ${formatCents(due)} by card`}
      </Button>
      {intent && (
        <Suspense>
          <CardPaymentDialog
            clientSecret={intent.clientSecret}
            amount={intent.amount}
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

function dueWords({ paidCents, refundedCents, totalCents, dueCents }: StayMoney): string {
  const held = paidCents - refundedCents
  return held > 0
    ? `${formatCents(held)} of ${formatCents(totalCents)} is paid; ${formatCents(dueCents)} is due.`
    : 'Your stay is confirmed. Pay it by card now, once; the receipt stays on this page.'
}

function useBookingIntent(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const toastPaid = useToastPaid(reference, key)
  const { setUp, finish } = usePaymentSetUp()
  const [intent, setIntent] = useState<(Intent & { amount: number }) | null>(null)
  const opening = useMutation({
    mutationFn: async (amount: number) => {
      const metadata = { type: 'booking' as const, reference, key }
      return { ...(await setUp({ amount, description: `Booking ${reference}`, metadata })), amount }
    },
    onSuccess: setIntent,
    onError: (error) => {
      // Paid, cancelled or repriced meanwhile: the page says so by itself.
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        void queries.invalidateQueries({ queryKey: ownBookingQuery(call, reference, key).queryKey })
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
    await toastPaid(intent !== null && (await isSettled(call, intent.clientSecret)))
  }
  const { isPending, mutate: open } = opening
  return { intent, isPending, open, close: () => setIntent(null), succeed }
}

/** What of the price went back, and what is on its way. */
function GivenBack({ words }: { words: string }) {
  return (
    <p role="status" className="mt-8 flex items-center gap-2.5 text-up">
      <Undo2 size={20} aria-hidden="true" className="shrink-0" />
      {words}
    </p>
  )
}

function Paid() {
  return (
    <p className="mt-8 flex items-center gap-2.5 text-up">
      <CircleCheck size={20} aria-hidden="true" />
      This stay is paid
    </p>
  )
}
