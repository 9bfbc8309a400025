import { isDay1Investor } from '#server/modules/badges/badges.ts'
import type { Context } from '#server/platform/context.ts'

/** Whether a changed stay is priced with the Day 1 discount: its booking has it already, or the guest has a badge now. */
export async function keepsDay1Discount(
  context: Context,
  { discount }: { discount: number },
  email: string | null,
): Promise<boolean> {
  return discount > 0 || (!!email && (await isDay1Investor(context, email)))
}
