import { coinTitle } from '#contract/coins.ts'
import { changeOf } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { formatPercent } from '#contract/market-format.ts'

/** 'Glowing with XRP: +3.12% today', or null for a lodge whose coin has no figure. */
export function glowCaption(
  lodge: Pick<Lodge, 'name' | 'coinId'>,
  market: CryptoData | undefined,
): string | null {
  const change = changeOf(lodge, market)
  if (change === null) return null
  return `Glowing with ${coinTitle(lodge.coinId) ?? lodge.name}: ${formatPercent(change)} today`
}
