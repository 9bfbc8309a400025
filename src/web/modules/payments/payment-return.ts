/** Query parameters that Stripe and this site add to a return address. */
export type PaymentReturn = {
  success?: boolean | undefined
  redirect_status?: string | undefined
  payment_intent_client_secret?: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** An invalid part becomes an undefined key, because the router keeps the link's own value for a missing key. */
export function parsePaymentReturn(search: Record<string, unknown>): PaymentReturn {
  return {
    success: search.success === true || search.success === 'true' ? true : undefined,
    redirect_status: text(search.redirect_status),
    payment_intent_client_secret:
      text(search.payment_intent_client_secret) ?? text(search.setup_intent_client_secret),
  }
}
