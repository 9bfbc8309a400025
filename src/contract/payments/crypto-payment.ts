import * as z from 'zod'
import { formatDecimal } from '../platform/money.ts'

/** The way back of a payment in coins, as the provider's payouts have it. */
export const CryptoRefundState = z.enum([
  'waits_for_address',
  'waits_for_approval',
  'on_its_way',
  'sent',
  'cancelled',
])
export type CryptoRefundState = z.infer<typeof CryptoRefundState>

/** A payment's invoice at the crypto provider, and the coins that came. */
export const CryptoPayment = z.object({
  invoiceId: z.string(),
  coin: z.string().nullable(),
  /** Decimal text. */
  coinAmount: z.string().nullable(),
  /** Dollars of one coin, decimal text. */
  rate: z.string().nullable(),
  txids: z.array(z.string()),
  refundState: CryptoRefundState.nullable(),
  refundLink: z.string().nullable(),
})
export type CryptoPayment = z.infer<typeof CryptoPayment>

type Coins = Pick<CryptoPayment, 'coin' | 'coinAmount' | 'rate'>

/** '0.00412 BTC at $109,223.10'; null before the provider has named a price. */
export function coinText({ coin, coinAmount, rate }: Coins): string | null {
  if (!coin || !coinAmount) return null
  return rate ? `${coinAmount} ${coin} at ${rateText(rate)}` : `${coinAmount} ${coin}`
}

/** A rate below a dollar keeps its decimals. */
const rateText = (rate: string): string => (Number(rate) >= 1 ? formatDecimal(Number(rate)) : `$${rate}`)
