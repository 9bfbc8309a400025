import * as z from 'zod'
import { CalendarDate } from '../platform/fields.ts'

export const StayMoney = z.object({
  /** The kept part of a cancelled stay, 0 for a declined one. */
  totalCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  refundingCents: z.int(),
  /** The share that goes back in coins, once the guest has named an address. */
  refundingCoinsCents: z.int().optional(),
  /** Total less what was paid and not refunded, and less what was written off; 0 for a cancelled stay. */
  dueCents: z.int(),
  dueNowCents: z.int(),
  nextDueOn: CalendarDate.nullable(),
  nextDueCents: z.int(),
  overpaidCents: z.int(),
  writtenOffCents: z.int().optional(),
  /** A refund to the card fails for good; the owner refunds it another way. */
  isStuck: z.boolean(),
})
export type StayMoney = z.infer<typeof StayMoney>
