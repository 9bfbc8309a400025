import * as z from 'zod'
import { Instant } from '../platform/fields.ts'
import { MarketSource } from './market.ts'

/** Nobody is charged this amount. */
export const InCoin = z.object({
  symbol: z.string(),
  /** Decimal text. */
  amount: z.string(),
  /** Of the coin's price. */
  at: Instant,
  source: MarketSource,
})
export type InCoin = z.infer<typeof InCoin>
