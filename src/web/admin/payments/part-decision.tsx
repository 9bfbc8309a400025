import { formatCents } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useDecidePart } from './use-crypto-decisions.ts'

type PartDecisionProps = {
  paymentId: number
  cents: number
  canCount: boolean
}

/** A print's partial payment can only be refunded. */
export function PartDecision({ paymentId, cents, canCount }: PartDecisionProps) {
  const { mutate, isPending } = useDecidePart()
  const small = 'min-h-10 px-3 py-1.5'
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        className={small}
        disabled={isPending}
        onClick={() => mutate({ id: paymentId, decision: 'refund' })}
      >
        {`Refund ${formatCents(cents)}`}
      </Button>
      {canCount && (
        <Button
          className={small}
          disabled={isPending}
          onClick={() => mutate({ id: paymentId, decision: 'count' })}
        >
          Count it as paid
        </Button>
      )}
    </div>
  )
}
