import * as z from 'zod'
import { InCoin } from '../market/in-coin.ts'
import { partyCounts } from './party-fields.ts'

export const PriceLine = z.object({
  kind: z.enum(['nights', 'discount', 'fee', 'extra', 'tax', 'goodwill']),
  name: z.string(),
  /** Negative for a discount and for goodwill. */
  cents: z.int(),
})

/** The lines add up to `totalCents`, taxes included. */
export const priceParts = {
  lines: z.array(PriceLine),
  taxCents: z.int(),
  totalCents: z.int(),
}

export const Quote = z.object({
  nights: z.int(),
  nightlyPrice: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  discountName: z.string().nullable(),
  total: z.int(),
  ...partyCounts,
  ...priceParts,
})

export const LostDiscount = z.object({
  name: z.string(),
  cents: z.int(),
  message: z.string(),
})
export type LostDiscount = z.infer<typeof LostDiscount>

/** A booking goes through with `applied` and with `better`, where something else saves more. */
export const CodeReply = z.object({
  status: z.enum(['applied', 'better', 'unknown', 'not_yet', 'expired', 'used_up', 'does_not_fit']),
  message: z.string(),
})
export type CodeReply = z.infer<typeof CodeReply>

export const GuestQuote = Quote.extend({
  code: CodeReply.nullable(),
  inCoin: InCoin.nullable(),
})
