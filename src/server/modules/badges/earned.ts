import { eq } from 'drizzle-orm'
import { findTier, tierOfInvestment } from '#contract/investments/investments.ts'
import type { PaymentPurpose, PaymentStatus } from '#contract/payments/payments.ts'
import type { Context } from '#server/platform/context.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { insertInvestorBadge } from './badges.ts'

type SettledPayment = {
  id: number
  purpose: PaymentPurpose
  status: PaymentStatus
  amount: string
  payerName: string | null
  payerEmail: string | null
}

/**
 * An investment that is no longer completed loses its badge. Runs in the transaction that changes the
 * payment.
 */
export async function settleEarnedBadge(context: Context, payment: SettledPayment): Promise<void> {
  if (payment.purpose !== 'investment') return
  const isActive = payment.status === 'completed'
  if (isActive && payment.payerEmail) {
    const dollars = Math.floor(Number(payment.amount))
    await insertInvestorBadge(context, findTier(tierOfInvestment(dollars)), {
      email: payment.payerEmail,
      name: payment.payerName ?? payment.payerEmail.split('@')[0] ?? '',
      dollars,
      paymentId: payment.id,
    })
  }
  await context.db.update(userBadges).set({ isActive }).where(eq(userBadges.paymentId, payment.id))
}
