import { coinTitle } from '#contract/lodges/coins.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { CryptoData } from '#contract/market/market.ts'
import { formatPercent } from '#contract/market/market-format.ts'
import { findChange } from '#contract/search/lodge-order.ts'

/** 'Glowing with XRP: +3.12% today', or 'Dimmed with' below zero; null without a figure. */
export function glowCaption(
  lodge: Pick<Lodge, 'name' | 'coinId'>,
  market: CryptoData | undefined,
): string | null {
  const change = findChange(lodge, market)
  if (change === null) return null
  return `${change < 0 ? 'Dimmed' : 'Glowing'} with ${coinTitle(lodge.coinId) ?? lodge.name}: ${formatPercent(change)} today`
}
