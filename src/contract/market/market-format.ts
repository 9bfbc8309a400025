/** How often client and server refetch figures, in milliseconds. */
export const MARKET_REFRESH_MS = 60_000
/** Figures older than this, in milliseconds, are marked stale. */
export const MARKET_STALE_MS = 600_000

const NONE = '–'

const toNumber = (figure: string | number | null): number => (figure === null ? Number.NaN : Number(figure))

/** '$1.23' from one dollar up, '$0.000012' below: two decimals or six. */
export function formatPrice(price: string | number | null): string {
  const value = toNumber(price)
  if (!Number.isFinite(value)) return NONE
  const digits = value >= 1 ? 2 : 6
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** '$1.23B', '$4.56M', '$7.89K': market cap and volume. */
export function formatLarge(amount: string | number | null): string {
  const value = toNumber(amount)
  if (!Number.isFinite(value)) return NONE
  if (value >= 1e9) return `$${(value / 1e9).toFixed(2)}B`
  if (value >= 1e6) return `$${(value / 1e6).toFixed(2)}M`
  if (value >= 1e3) return `$${(value / 1e3).toFixed(2)}K`
  return `$${value.toFixed(2)}`
}

/** '+3.12%' or '-0.40%': two decimals with their sign. */
export function formatPercent(percent: string | number | null): string {
  const value = toNumber(percent)
  if (!Number.isFinite(value)) return NONE
  // A fall that rounds to zero keeps its sign: '-0.00%'.
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}%`
}
