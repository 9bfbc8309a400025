import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import type { StayCoins as Coins } from '#contract/crypto/crypto.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import CryptoPayment from './crypto-payment.tsx'
import { refundStateWords } from './crypto-words.ts'

const EVERY_MS = 60_000

/** A stay's payment in coins and what goes back in coins, the same wherever its guest opens it. */
export default function StayCoins({ booking, secretKey }: { booking: BookingWithMoney; secretKey: string }) {
  const { reference, status, money } = booking
  const call = useCall()
  const queries = useQueryClient()
  const request = { params: { reference }, query: { key: secretKey } }
  const setup = useQuery({ queryKey: ['/api/payment-setup'], queryFn: () => call('GET /api/payment-setup') })
  const takesCoins = (setup.data?.crypto ?? 'none') !== 'none'
  const coins = useQuery({
    enabled: takesCoins || (money.refundingCoinsCents ?? 0) > 0,
    queryKey: ['/api/bookings', reference, 'coins', money.paidCents, money.refundingCents],
    queryFn: () => call('GET /api/bookings/{reference}/coins', request),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  const due = money.dueNowCents >= MIN_CARD_CENTS ? money.dueNowCents : money.dueCents
  const isPayable = (status === 'confirmed' || status === 'awaiting_payment') && due >= MIN_CARD_CENTS
  return (
    <>
      {isPayable && (
        <CryptoPayment
          subject={reference}
          found={coins.data?.invoice ?? null}
          request={() => ({ amount: due, metadata: { type: 'booking', reference, key: secretKey } })}
          onPaid={() => void queries.invalidateQueries({ queryKey: ['/api/bookings', reference] })}
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
