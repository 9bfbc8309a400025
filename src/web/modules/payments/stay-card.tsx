import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { cardName } from '#contract/payments/card-name.ts'
import { formatMonthDay } from '#contract/platform/month-day.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { ownBookingQuery } from '#web/platform/api/own-booking-query.ts'
import { isSettled } from '#web/platform/api/settled-status.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

const CardPaymentDialog = lazyPart(() => import('./card-payment-dialog.tsx'), 'dialog')

type StayCardProps = { booking: BookingWithMoney; secretKey: string }

export function StayCard({ booking, secretKey }: StayCardProps) {
  const { card, money, lodgeName, reference } = booking
  const { setup, isPending, open, close, succeed, remove } = useStayCard(reference, secretKey)
  return (
    <section aria-labelledby="card-heading" className="mt-6 print:hidden">
      <h3 id="card-heading" className="text-xl">
        Stored card
      </h3>
      <p className="mt-3 flex items-center gap-2.5 text-sm">
        <CreditCard size={18} aria-hidden="true" className="shrink-0" />
        <span>{card ? `${cardName(card)}, expires ${card.expires}` : 'No card is stored'}</span>
      </p>
      {!card && money.nextDueOn && (
        <p className="mt-2 text-sm text-muted">
          {`Please pay the balance here until ${formatMonthDay(money.nextDueOn)}, or store a card.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => open()}>
          {card ? 'Replace card' : 'Store a card'}
        </Button>
        {card && (
          <Button variant="plain" disabled={isPending} onClick={() => remove()}>
            Remove card
          </Button>
        )}
      </div>
      {setup && (
        <Suspense>
          <CardPaymentDialog
            clientSecret={setup}
            amount={0}
            isSetup
            title={`A card for your stay at ${lodgeName}`}
            description="Nothing is charged now."
            returnPath={`/booking/${reference}?key=${encodeURIComponent(secretKey)}`}
            onSucceeded={() => void succeed()}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

function useStayCard(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const { queryKey } = ownBookingQuery(call, reference, key)
  const request = { params: { reference }, query: { key } }
  const [setup, setSetup] = useState<string | null>(null)
  const onError = (error: Error) =>
    toast({
      title: 'Card Not Changed',
      description: refusalIn(error) ?? 'Our server did not answer. Please try again.',
      variant: 'destructive',
    })
  const opening = useMutation({
    mutationFn: () => call('POST /api/bookings/{reference}/card', request),
    onSuccess: ({ clientSecret }) => setSetup(clientSecret),
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call('DELETE /api/bookings/{reference}/card', request),
    onSuccess: async (booking) => {
      await storeAnswer(queries, { queryKey, exact: true }, () => booking)
      toast({ title: 'Card Removed', description: 'Please pay the balance on this page.' })
    },
    onError,
  })
  const succeed = async () => {
    const secret = setup
    setSetup(null)
    const isStored = secret !== null && (await isSettled(call, secret))
    await queries.invalidateQueries({ queryKey })
    toast(
      isStored
        ? { title: 'Card Stored', description: 'It replaces the card before.' }
        : { title: 'Card under way', description: 'Please reload this page in a minute.' },
    )
  }
  return {
    setup,
    isPending: opening.isPending || removing.isPending,
    open: opening.mutate,
    close: () => setSetup(null),
    succeed,
    remove: removing.mutate,
  }
}
