import { coinText } from '#contract/payments/coin-text.ts'
import type { CryptoPayment } from '#contract/payments/crypto-payment.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { formatCents } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { undecidedCents } from './coin-state.ts'
import { PartDecision } from './part-decision.tsx'
import { useApproveRefund } from './use-crypto-decisions.ts'

const refundWords: Readonly<Record<NonNullable<CryptoPayment['refundState']>, string>> = {
  waits_for_address: 'Refund: waits for the guest’s address',
  waits_for_approval: 'Refund: waits for your approval',
  on_its_way: 'Refund: approved, to be sent in BTCPay Server',
  sent: 'Refund: sent',
  cancelled: 'Refund: cancelled; the guest can name an address again',
}

export function CryptoFacts({ payment }: { payment: Payment }) {
  const approve = useApproveRefund()
  const { id, crypto, processingSince, purpose } = payment
  if (!crypto) return null
  const part = undecidedCents(payment)
  const received = payment.receivedCents ?? 0
  const coins = payment.status === 'completed' || payment.status === 'refunded' ? coinText(crypto) : null
  return (
    <div className="mt-1 text-sm">
      {coins && <p className="tabular text-muted">{coins}</p>}
      {processingSince && <p>Coins have arrived and are being confirmed</p>}
      {payment.status === 'failed' && received > 0 && (
        <p>{`${formatCents(received)} came in part before the time was over`}</p>
      )}
      {part > 0 && <PartDecision paymentId={id} cents={part} canCount={purpose !== 'art'} />}
      {crypto.refundState && <p>{refundWords[crypto.refundState]}</p>}
      {crypto.refundState === 'waits_for_approval' && (
        <Button
          className="mt-2 min-h-10 px-3 py-1.5"
          disabled={approve.isPending}
          onClick={() => approve.mutate(id)}
        >
          Approve
        </Button>
      )}
      {crypto.refundState && crypto.refundState !== 'sent' && crypto.refundLink && (
        <a href={crypto.refundLink} className="mt-1 block underline underline-offset-4">
          Open the refund’s page
        </a>
      )}
    </div>
  )
}
