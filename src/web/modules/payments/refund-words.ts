import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { formatDecimal } from '#contract/platform/money.ts'

const dollars = (cents: number) => formatDecimal(cents / 100)

/** Null without a refund. */
export function refundWords({ status, money }: BookingWithMoney): string | null {
  const { totalCents, paidCents, refundedCents, refundingCents, isStuck } = money
  const coinsCents = money.refundingCoinsCents ?? 0
  if (refundingCents > 0 && coinsCents === refundingCents)
    return isStuck
      ? `${dollars(coinsCents)} could not go back in coins. We give it back to you another way.`
      : `${dollars(coinsCents)} goes back to you in coins`
  if (refundingCents > 0)
    return isStuck
      ? `Your bank did not take ${dollars(refundingCents)} back on this card. We give it back to you another way.`
      : `${dollars(refundingCents)} is on its way back to ${coinsCents > 0 ? 'you' : 'your card'}`
  const over = paidCents - refundedCents - totalCents
  if (status !== 'confirmed' && over > 0) return `We give ${dollars(over)} back to you another way.`
  return refundedCents > 0 ? `${dollars(refundedCents)} was refunded to you` : null
}
