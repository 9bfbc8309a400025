import { useQuery } from '@tanstack/react-query'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { hasFailed } from '#web/platform/ui/late/has-failed.ts'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { ReceiptLinks } from '#web/platform/ui/lodge/receipt-links.tsx'

type StayReceiptsProps = { reference: string; secretKey: string; money: StayMoney }

/** Renders nothing before the first payment. */
export function StayReceipts({ reference, secretKey, money }: StayReceiptsProps) {
  const call = useCall()
  const { paidCents, refundedCents } = money
  const isAny = paidCents > 0
  const read = useQuery({
    // Each payment or refund adds a document.
    queryKey: ['/api/bookings', reference, 'receipts', paidCents, refundedCents],
    enabled: isAny,
    placeholderData: (before) => before,
    queryFn: () =>
      call('GET /api/bookings/{reference}/receipts', { params: { reference }, query: { key: secretKey } }),
  })
  const isLoading = isAny && read.isPending
  const isFailed = hasFailed(read)
  const receipts = read.data ?? []
  if (receipts.length === 0 && !isLoading && !isFailed) return null
  return (
    <section aria-labelledby="receipts-heading" className="mt-10">
      <h2 id="receipts-heading" className="mb-2 text-2xl">
        Receipts
      </h2>
      {isLoading && <div className="placeholder h-11 rounded-control" />}
      {isFailed && <LoadFailure what="The receipts" onRetry={() => void read.refetch()} />}
      <ReceiptLinks receipts={receipts} />
    </section>
  )
}
