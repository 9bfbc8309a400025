/** What Stripe appends to a return address, and what we put into it ourselves. */
export type PaymentReturn = {
  success?: boolean
  redirect_status?: string
  payment_intent_client_secret?: string
}

export function parsePaymentReturn(search: Record<string, unknown>): PaymentReturn {
  const text = (name: 'redirect_status' | 'payment_intent_client_secret') =>
    typeof search[name] === 'string' ? { [name]: search[name] } : {}
  return {
    ...(search.success === true || search.success === 'true' ? { success: true } : {}),
    ...text('redirect_status'),
    ...text('payment_intent_client_secret'),
  }
}
