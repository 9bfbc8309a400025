import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import type { StayCoins as Coins, CryptoInvoiceState } from '#contract/crypto/crypto.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useToastPaid } from '../use-toast-paid.ts'
import { refundStateWords } from './crypto-words.ts'
import { PayInCoins } from './pay-in-coins.tsx'

const EVERY_MS = 60_000

type StayCoinsProps = {
  booking: BookingWithMoney
  secretKey: string
  /** Whether coins have arrived and await confirmation. */
  onSeen: (areSeen: boolean) => void
}

/** A stay's coin payment and coin refund. The server holds them, so they are the same on every device. */
export default function StayCoins({ booking, secretKey, onSeen }: StayCoinsProps) {
  const { reference, status, money } = booking
  const call = useCall()
  const queries = useQueryClient()
  const toastPaid = useToastPaid(reference, secretKey)
  const [putAway, setPutAway] = useState('')
  const request = { params: { reference }, query: { key: secretKey } }
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  const takesCoins = (setup.data?.crypto ?? 'none') !== 'none'
  const queryKey = ['/api/bookings', reference, 'coins', money.paidCents, money.refundingCents]
  const coins = useQuery({
    enabled: takesCoins || (money.refundingCoinsCents ?? 0) > 0,
    queryKey,
    queryFn: () => call('GET /api/bookings/{reference}/coins', request),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  const found = coins.data?.invoice ?? null
  const invoice = found?.invoiceId === putAway ? null : found
  const due = money.dueNowCents >= MIN_CARD_CENTS ? money.dueNowCents : money.dueCents
  const isPayable = (status === 'confirmed' || status === 'awaiting_payment') && due >= MIN_CARD_CENTS
  const reload = () => queries.invalidateQueries({ queryKey: ['/api/bookings', reference] })
  const follow = (state: CryptoInvoiceState) => {
    onSeen(state.status === 'processing')
    // The invoice does not show that late coins were credited, or that the owner decided on a partial payment.
    if ((state.status === 'expired' || state.status === 'invalid') && state.paidCents > 0) void reload()
  }
  return (
    <>
      {isPayable && coins.data && (
        <PayInCoins
          invoice={invoice}
          request={() => ({ amount: due, metadata: { type: 'booking', reference, key: secretKey } })}
          onOpened={(opened) =>
            queries.setQueryData<Coins>(queryKey, { refunds: coins.data?.refunds ?? [], invoice: opened })
          }
          onState={follow}
          onPaid={() => {
            onSeen(false)
            void toastPaid(true).then(reload)
          }}
          onDone={() => setPutAway(invoice?.invoiceId ?? '')}
        />
      )}
      {coins.data?.refunds.map((refund) => (
        <Refund key={refund.link} refund={refund} />
      ))}
    </>
  )
}

function Refund({ refund }: { refund: Coins['refunds'][number] }) {
  const { cents, state, link } = refund
  const isOpen = state === 'waits_for_address' || state === 'cancelled'
  return (
    <section aria-label="Refund in coins" className="mt-6 grid justify-items-start gap-2">
      <p>{refundStateWords(state, cents)}</p>
      <a href={link} className="underline underline-offset-4">
        {isOpen ? 'Name the address for your money back' : 'Open the page of your refund'}
      </a>
    </section>
  )
}
