import type { Payment } from '#contract/payments/payments.ts'

/** Cents of a partial coin payment that awaits the owner's decision. */
export function undecidedCents({ status, receivedCents, crypto, refundedAmount }: Payment): number {
  const isDecided =
    status !== 'failed' || !crypto || crypto.refundState !== null || Number(refundedAmount) > 0
  return isDecided ? 0 : (receivedCents ?? 0)
}

/** Offered in coins and not sent yet. */
export const isRefundOffered = ({ crypto }: Payment): boolean =>
  Boolean(crypto?.refundState) && crypto?.refundState !== 'sent'

/** Until then no other refund goes through the provider. */
export const waitsForDecision = (payment: Payment): boolean =>
  isRefundOffered(payment) || undecidedCents(payment) > 0
