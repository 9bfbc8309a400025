import * as z from 'zod'

/** What was paid for a stay and what of it goes back, in cents. */
export const StayMoney = z.object({
  /** Whatever became of it afterwards. */
  paid: z.int(),
  refunded: z.int(),
  /** Promised, and not yet made at the provider. */
  refunding: z.int(),
  /** True when that cannot be made to the card: the owner gives it back another way. */
  isStuck: z.boolean(),
})
export type StayMoney = z.infer<typeof StayMoney>
