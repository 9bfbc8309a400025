import type { PaymentGateway, ProviderIntent } from '#server/platform/gateways/payment.ts'

/** The money came another way, and goes back another way. */
export class NothingReceived extends Error {
  constructor() {
    super('The provider never received this payment')
  }
}

/**
 * Reads the provider's refunds first and puts `attempt` and the missing part into the key, so that a repeat
 * after a lost reply never refunds twice. Fails when the provider has refunded less than `cents` afterwards,
 * and with `NothingReceived` when it never had the money.
 */
export async function refundUpTo(
  gateway: PaymentGateway,
  intentId: string,
  cents: number,
  attempt: string,
): Promise<ProviderIntent> {
  const intent = await gateway.readIntent(intentId)
  if (intent.received === 0 && cents > 0) throw new NothingReceived()
  const upTo = Math.min(cents, intent.received)
  const due = upTo - intent.refunded
  if (due <= 0) return intent
  const key = `crypto-lodge-refund-${attempt}-${intent.refunded}-${due}`
  const after = await gateway.refund(intentId, due, key)
  // The refund failed at once, or the provider repeated the reply of one that failed since.
  if (after.refunded < upTo) throw new Error('The provider made no refund')
  return after
}
