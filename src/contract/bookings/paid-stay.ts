import type { PlannedPart } from './payment-plan.ts'
import type { StayMoney } from './stay-money.ts'

export function isPaid({ dueCents, paidCents, refundedCents }: StayMoney): boolean {
  return dueCents === 0 && paidCents > refundedCents
}

export const heldCents = ({ paidCents, refundedCents, refundingCents }: StayMoney): number =>
  paidCents - refundedCents - refundingCents

/** Stripe's minimum for US dollars. */
export const MIN_CARD_CENTS = 50

export function isPaidForGuide(money: StayMoney): boolean {
  return money.totalCents - (money.writtenOffCents ?? 0) - heldCents(money) < MIN_CARD_CENTS
}

/**
 * What becomes due after a stay was paid in full does not close its guide. Only refunding all of it does.
 */
export function isGuidePaid(money: StayMoney, wasPaid: boolean): boolean {
  const isAllGivenBack = money.paidCents > 0 && heldCents(money) <= 0
  return isPaidForGuide(money) || (wasPaid && !isAllGivenBack)
}

export function isPaidToConfirm(money: StayMoney, schedule: readonly PlannedPart[]): boolean {
  return heldCents(money) >= (schedule[0]?.cents ?? money.totalCents)
}
