export const MARKET_REFRESH_MS = 60_000
export const MARKET_STALE_MS = 600_000

const NONE = '–'

const toNumber = (figure: string | number | null): number => (figure === null ? Number.NaN : Number(figure))

/** '$1.23' from one dollar up, '$0.000012' below. */
export function formatPrice(price: string | number | null): string {
  const value = toNumber(price)
  if (!Number.isFinite(value)) return NONE
  const digits = value >= 1 ? 2 : 6
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** '$1.23B', '$4.56M', '$7.89K'. */
export function formatLarge(amount: string | number | null): string {
  const value = toNumber(amount)
  if (!Number.isFinite(value)) return NONE
  if (value >= 1e9) return `$${(value / 1e9).toFixed(2)}B`
  if (value >= 1e6) return `$${(value / 1e6).toFixed(2)}M`
  if (value >= 1e3) return `$${(value / 1e3).toFixed(2)}K`
  return `$${value.toFixed(2)}`
}

export function formatPercent(percent: string | number | null): string {
  const value = toNumber(percent)
  if (!Number.isFinite(value)) return NONE
  // A fall that rounds to zero keeps its sign: '-0.00%'.
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}%`
}
