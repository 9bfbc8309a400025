import { formatCents } from '#contract/platform/money.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { PartDecision } from '../payments/part-decision.tsx'

/** Partly paid coins of a stay, a donation or a print, with the pending decision. */
export function CoinPart({ stay }: { stay: DueStay }) {
  const { paymentId, partialCents, lodgeName } = stay
  if (!paymentId || !partialCents) return null
  return (
    <div className="text-sm">
      <p>{`${formatCents(partialCents)} came in coins, which is too little`}</p>
      <PartDecision paymentId={paymentId} cents={partialCents} canCount={lodgeName !== 'Print'} />
    </div>
  )
}
