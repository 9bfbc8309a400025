import type { Payment } from '#contract/payments/payments.ts'

/** Cents of coins that came in part and wait for the owner's decision. */
export function undecidedCents({ status, receivedCents, crypto, refundedAmount }: Payment): number {
  const isDecided =
    status !== 'failed' || !crypto || crypto.refundState !== null || Number(refundedAmount) > 0
  return isDecided ? 0 : (receivedCents ?? 0)
}

/** Whether a refund in coins is offered and not sent yet. */
export const isRefundOffered = ({ crypto }: Payment): boolean =>
  Boolean(crypto?.refundState) && crypto?.refundState !== 'sent'

/** Whether coins are to be decided or sent back first; no other refund is made through the provider until then. */
export const waitsForDecision = (payment: Payment): boolean =>
  isRefundOffered(payment) || undecidedCents(payment) > 0
