import { centsOfDecimal, decimalOfCents } from '../platform/money.ts'
import type { Payment, PaymentStatus, PaymentTotals } from './payments.ts'

const sumCents = (amounts: readonly string[]): number =>
  amounts.reduce((cents, amount) => cents + centsOfDecimal(amount), 0)

/** Exact for some thousands of payments. */
export function computeTotals(payments: readonly Payment[]): PaymentTotals {
  const withStatus = (requested: PaymentStatus) => payments.filter(({ status }) => status === requested)
  const sum = (status: PaymentStatus) => ({
    count: withStatus(status).length,
    amount: decimalOfCents(sumCents(withStatus(status).map(({ amount }) => amount))),
  })
  const completed = withStatus('completed')
  const paid = sumCents(completed.map(({ amount }) => amount))
  const givenBack = sumCents(completed.map(({ refundedAmount }) => refundedAmount))
  return {
    total: payments.length,
    revenue: decimalOfCents(paid - givenBack),
    byStatus: {
      pending: sum('pending'),
      completed: sum('completed'),
      failed: sum('failed'),
      refunded: sum('refunded'),
    },
  }
}
