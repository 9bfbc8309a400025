/** Two decimals from 1 up, six below; null without a price. */
export function coinAmount(dollars: number, price: number): string | null {
  if (!Number.isFinite(price) || price <= 0) return null
  const amount = dollars / price
  const small = amount.toFixed(6)
  return Number(small) >= 1 ? amount.toFixed(2) : small
}

/** Empty where a price is missing. */
export const coinAmounts = (dollars: number, prices: readonly number[]): number[] =>
  prices.every((price) => price > 0) ? prices.map((price) => dollars / price) : []

export const roundedAmount = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumSignificantDigits: 2 })
