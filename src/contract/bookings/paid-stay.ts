import type { PlannedPart } from './payment-plan.ts'
import type { StayMoney } from './stay-money.ts'

/** True when nothing is due and a payment was kept. */
export function isPaid({ dueCents, paidCents, refundedCents }: StayMoney): boolean {
  return dueCents === 0 && paidCents > refundedCents
}

/** Cents of payments that nobody has refunded or is about to refund. */
export const heldCents = ({ paidCents, refundedCents, refundingCents }: StayMoney): number =>
  paidCents - refundedCents - refundingCents

/** The least that a card pays: Stripe's minimum for US dollars. */
export const MIN_CARD_CENTS = 50

/** Whether payments cover the price, except for a rest that no card could pay or that was written off. */
export function isPaidForGuide(money: StayMoney): boolean {
  return money.totalCents - (money.writtenOffCents ?? 0) - heldCents(money) < MIN_CARD_CENTS
}

/**
 * Whether a confirmed stay's guide may show its secrets. After it was paid in full once (`wasPaid`), what becomes due later
 * does not close it; only giving back all of the money does.
 */
export function isGuidePaid(money: StayMoney, wasPaid: boolean): boolean {
  const isAllGivenBack = money.paidCents > 0 && heldCents(money) <= 0
  return isPaidForGuide(money) || (wasPaid && !isAllGivenBack)
}

/** Whether an open booking is confirmed by what was paid: its deposit, or the price where there is none. */
export function isPaidToConfirm(money: StayMoney, schedule: readonly PlannedPart[]): boolean {
  return heldCents(money) >= (schedule[0]?.cents ?? money.totalCents)
}
