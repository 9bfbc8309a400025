import * as z from 'zod'
import { InCoin } from '../market/in-coin.ts'
import { partyCounts } from './party-fields.ts'

export const PriceLine = z.object({
  kind: z.enum(['nights', 'discount', 'fee', 'extra', 'tax', 'goodwill']),
  name: z.string(),
  /** Negative for a discount and for goodwill. */
  cents: z.int(),
})

/** The parts of a price; the lines add up to `totalCents`. */
export const priceParts = {
  lines: z.array(PriceLine),
  taxCents: z.int(),
  /** Includes taxes. */
  totalCents: z.int(),
}

export const Quote = z.object({
  nights: z.int(),
  nightlyPrice: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  /** The promotion or the Day 1 badge that gives the discount; null without one. */
  discountName: z.string().nullable(),
  total: z.int(),
  ...partyCounts,
  ...priceParts,
})

/** A discount that a booking has and a change of it would end. */
export const LostDiscount = z.object({
  name: z.string(),
  /** What it takes off the stay as it is. */
  cents: z.int(),
  message: z.string(),
})
export type LostDiscount = z.infer<typeof LostDiscount>

/** What became of a given code. A booking goes through with `applied` and `better` (something else saves more and applies). */
export const CodeReply = z.object({
  status: z.enum(['applied', 'better', 'unknown', 'not_yet', 'expired', 'used_up', 'does_not_fit']),
  message: z.string(),
})
export type CodeReply = z.infer<typeof CodeReply>

/** A quote for a guest, who may have given a code. */
export const GuestQuote = Quote.extend({
  code: CodeReply.nullable(),
  /** What the total comes to in the lodge's coin; it is never charged. */
  inCoin: InCoin.nullable(),
})
