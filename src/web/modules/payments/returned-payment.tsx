import type { PaymentReturn } from './payment-return.ts'
import { type ReturnOutcomes, usePaymentReturn } from './use-payment-return.ts'

/** Loads `usePaymentReturn` only after a return. */
export default function ReturnedPayment({
  returned,
  ...outcomes
}: ReturnOutcomes & { returned: PaymentReturn }) {
  usePaymentReturn(returned, outcomes)
  return null
}
