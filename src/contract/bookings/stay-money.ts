import * as z from 'zod'
import { CalendarDate } from '../platform/fields.ts'

/** The ledger of one stay, in cents. */
export const StayMoney = z.object({
  /** The price of the stay; the kept part of a cancelled one, 0 for a declined one. */
  totalCents: z.int(),
  /** By card and by hand, refunded payments included. */
  paidCents: z.int(),
  refundedCents: z.int(),
  /** Refunds not yet made at the provider. */
  refundingCents: z.int(),
  /** What of them goes back in coins, once the guest has named an address. Left out where nothing does. */
  refundingCoinsCents: z.int().optional(),
  /** Total less paid and not refunded, and less what was written off; at least 0, and 0 for a cancelled stay. */
  dueCents: z.int(),
  /** What of it is due today; all of it without a payment schedule. */
  dueNowCents: z.int(),
  /** When the next part is due, and how much; null and 0 when nothing is due later. */
  nextDueOn: CalendarDate.nullable(),
  nextDueCents: z.int(),
  /** Paid above the total and neither refunded nor on its way back; the owner refunds it. */
  overpaidCents: z.int(),
  /** Of the debt: nobody is to pay it any more. Left out where nothing is written off. */
  writtenOffCents: z.int().optional(),
  /** True when a refund to the card fails for good; the owner refunds it another way. */
  isStuck: z.boolean(),
})
export type StayMoney = z.infer<typeof StayMoney>
