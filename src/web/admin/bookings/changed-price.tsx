import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { PriceDetails } from '#web/platform/ui/lodge/price-lines.tsx'
import { formatAmount } from '../kit/format-amount.ts'
import { StayConflicts } from './stay-conflicts.tsx'
import { hasStay, type StayDraft } from './stay-draft.ts'
import { quoteFailure, type useChangeQuote } from './use-stay-quote.ts'

type ChangedPriceProps = {
  booking: BookingRecord
  draft: StayDraft
  quoted: ReturnType<typeof useChangeQuote>
}

export function ChangedPrice({ booking, draft, quoted: { data, error } }: ChangedPriceProps) {
  if (!hasStay(draft)) return null
  const failed = quoteFailure(error)
  if (failed) return <p className="text-sm text-danger">{failed}</p>
  if (!data) return <p className="text-sm text-muted">Reading the price...</p>
  const { quote, money, conflicts, lostDiscount } = data
  return (
    <section aria-label="New price" aria-live="polite" className="border-t border-line pt-3">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        <dt className="text-muted">Price before</dt>
        <dd className="text-right tabular">{formatAmount(completePrice(booking).totalCents)}</dd>
        <dt className="font-medium">New price</dt>
        <dd className="text-right tabular font-medium">{formatAmount(quote.totalCents)}</dd>
        <Balance money={money} />
      </dl>
      {lostDiscount && <p className="mt-2 text-sm text-ember">{lostDiscount.message}</p>}
      <PriceDetails price={quote} />
      <StayConflicts conflicts={conflicts} />
    </section>
  )
}

function Balance({ money: { paidCents, dueCents, overpaidCents } }: { money: StayMoney }) {
  if (paidCents === 0) return null
  return (
    <>
      <dt className="text-muted">{overpaidCents > 0 ? 'To refund then' : 'Due then'}</dt>
      <dd className="text-right tabular">{formatAmount(overpaidCents > 0 ? overpaidCents : dueCents)}</dd>
    </>
  )
}
