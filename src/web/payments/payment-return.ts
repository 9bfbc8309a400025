/** What Stripe appends to a return address, and what we put into it ourselves. */
export type PaymentReturn = {
  success?: boolean | undefined
  redirect_status?: string | undefined
  payment_intent_client_secret?: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Reads whatever a link says. What makes no sense is there as undefined: the router would let the link's own words
 * through for a key that is not.
 */
export function parsePaymentReturn(search: Record<string, unknown>): PaymentReturn {
  return {
    success: search.success === true || search.success === 'true' ? true : undefined,
    redirect_status: text(search.redirect_status),
    payment_intent_client_secret: text(search.payment_intent_client_secret),
  }
}
