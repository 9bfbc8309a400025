import * as z from 'zod'
import { Instant } from '../platform/fields.ts'
import { MarketSource } from './market.ts'

/** What a price in dollars comes to in the lodge's coin; nobody is charged it. */
export const InCoin = z.object({
  symbol: z.string(),
  /** Decimal text: two decimals from 1 up, six below. */
  amount: z.string(),
  /** Of the coin's price. */
  at: Instant,
  source: MarketSource,
})
export type InCoin = z.infer<typeof InCoin>
