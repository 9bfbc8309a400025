import { formatDecimal } from '../platform/money.ts'
import type { CryptoPayment } from './crypto-payment.ts'

type Coins = Pick<CryptoPayment, 'coin' | 'coinAmount' | 'rate'>

export function coinText({ coin, coinAmount, rate }: Coins): string | null {
  if (!coin || !coinAmount) return null
  return rate ? `${coinAmount} ${coin} at ${rateText(rate)}` : `${coinAmount} ${coin}`
}

/** A rate below a dollar keeps its decimals. */
const rateText = (rate: string): string => (Number(rate) >= 1 ? formatDecimal(Number(rate)) : `$${rate}`)
