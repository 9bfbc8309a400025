import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { isPaid, MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import type { Intent } from '#contract/payments/payments.ts'
import { formatDate, formatInstantIn } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { refundWords } from './refund-words.ts'
import { usePaymentSetUp } from './use-payment-set-up.ts'
import { useTakesCards } from './use-takes-cards.ts'
import { useToastPaid } from './use-toast-paid.ts'

const CardPaymentDialog = lazyPart(() => import('./card-payment-dialog.tsx'), 'dialog')
const StayCoins = lazyPart(() => import('./crypto/stay-coins.tsx'))
const PaymentPlan = lazyPart(() => import('./payment-plan.tsx'))

type BookingPaymentProps = {
  booking: BookingWithMoney
  secretKey: string
  opensCard?: boolean
}

/** Charges a confirmed or instant booking, and shows what is paid, refunded and due, and when. */
export function BookingPayment({ booking, secretKey, opensCard = false }: BookingPaymentProps) {
  const { status, money } = booking
  const [areCoinsSeen, setCoinsSeen] = useState(false)
  const words = refundWords(booking)
  const isPayable = status !== 'requested'
  return (
    <>
      {words && <GivenBack words={words} />}
      {status === 'confirmed' && isPaid(money) && <Paid />}
      {isPayable && money.dueCents > 0 && money.dueCents < MIN_CARD_CENTS && (
        <p className="mt-10 text-muted">
          {`${formatCents(money.dueCents)} is due, too little to be paid online. Please pay it at the lodge.`}
        </p>
      )}
      {isPayable && money.dueCents >= MIN_CARD_CENTS && (
        <Due
          booking={booking}
          secretKey={secretKey}
          opensCard={opensCard && status === 'awaiting_payment'}
          areCoinsSeen={areCoinsSeen}
        />
      )}
      {(money.refundingCoinsCents || (isPayable && money.dueCents >= MIN_CARD_CENTS)) && (
        <Suspense>
          <StayCoins booking={booking} secretKey={secretKey} onSeen={setCoinsSeen} />
        </Suspense>
      )}
      {booking.schedule?.length > 1 && (
        <Suspense>
          <PaymentPlan booking={booking} secretKey={secretKey} />
        </Suspense>
      )}
    </>
  )
}

type DueProps = BookingPaymentProps & {
  /** Coins have arrived and await confirmation, so nothing else is to be paid. */
  areCoinsSeen: boolean
}

function Due({ booking, secretKey, opensCard, areCoinsSeen }: DueProps) {
  const { reference, lodgeName, money } = booking
  const { intent, isPending, open, close, succeed } = useBookingIntent(reference, secretKey)
  const takesCards = useTakesCards()
  const offersCard = takesCards !== false && !areCoinsSeen
  const all = money.dueCents
  const due = money.dueNowCents >= MIN_CARD_CENTS ? money.dueNowCents : all
  const price = completePrice(booking)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once it is known that cards are taken, not for each render
  useEffect(() => {
    if (opensCard && takesCards) open(due)
  }, [takesCards])
  return (
    <section aria-labelledby="payment-heading" className="mt-10">
      <h2 id="payment-heading" className="text-2xl">
        Payment
      </h2>
      {!areCoinsSeen && <p className="mt-2 text-muted">{dueWords(booking)}</p>}
      {offersCard && (
        <Button variant="primary" className="mt-4 mr-3" disabled={isPending} onClick={() => open(due)}>
          {isPending ? 'Processing...' : `Pay ${formatCents(due)} by card`}
        </Button>
      )}
      {offersCard && due < all && (
        <Button className="mt-4" disabled={isPending} onClick={() => open(all)}>
          {`Pay all ${formatCents(all)} now`}
        </Button>
      )}
      {intent && (
        <Suspense>
          <CardPaymentDialog
            clientSecret={intent.clientSecret}
            amount={intent.amount}
            title={`Pay your stay at ${lodgeName}`}
            description={`Reference ${reference}`}
            // The price details fit only a payment of the full price.
            {...(intent.amount === price.totalCents && { price })}
            stay={money}
            returnPath={`/booking/${reference}?key=${encodeURIComponent(secretKey)}`}
            onSucceeded={succeed}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

function dueWords({ status, until, timeZone, money, card }: BookingWithMoney): string {
  const { paidCents, refundedCents, totalCents, dueCents, dueNowCents, nextDueOn } = money
  if (status === 'awaiting_payment' && until)
    return `The nights are held for you until ${formatInstantIn(timeZone, Date.parse(until))} (lodge time). Pay now and your stay is confirmed at once.`
  const held = paidCents - refundedCents
  if (nextDueOn && dueNowCents < dueCents) {
    const balance = formatCents(dueCents - dueNowCents)
    const paid = held > 0 ? `${formatCents(held)} of ${formatCents(totalCents)} is paid. ` : ''
    const now = dueNowCents > 0 ? `${formatCents(dueNowCents)} is due now. ` : ''
    const later = card ? 'is charged to your card' : 'is due'
    return `${paid}${now}The balance of ${balance} ${later} on ${formatDate(nextDueOn)}.`
  }
  return held > 0
    ? `${formatCents(held)} of ${formatCents(totalCents)} is paid; ${formatCents(dueCents)} is due.`
    : `Pay ${formatCents(dueCents)} to complete your booking. Your receipt is kept here.`
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
      // The booking may have been paid, cancelled or repriced; the reloaded page shows that.
      if (error instanceof ApiError && (error.status === 409 || error.status === 422))
        void queries.invalidateQueries({ queryKey: ownBookingQuery(call, reference, key).queryKey })
      toast({
        title: 'Payment Setup Failed',
        description: refusalIn(error) ?? 'Unable to initialize payment. Please try again.',
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
