/** Decimal text of dollars in a coin of `price` dollars: two decimals from 1 up, six below; null without a price. */
export function coinAmount(dollars: number, price: number): string | null {
  if (!Number.isFinite(price) || price <= 0) return null
  const amount = dollars / price
  const small = amount.toFixed(6)
  return Number(small) >= 1 ? amount.toFixed(2) : small
}

/** '0.31', '490', '34,000,000': two significant digits. */
export const roundedAmount = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumSignificantDigits: 2 })
