import { coinTitle } from '#contract/lodges/coins.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { CryptoData } from '#contract/market/market.ts'
import { formatPercent } from '#contract/market/market-format.ts'
import { changeOf } from '#contract/search/lodge-order.ts'
import { isDimmed } from '#web/platform/ui/lodge/glow.ts'

/** 'Glowing with XRP: +3.12% today'; null without a figure. */
export function glowCaption(
  lodge: Pick<Lodge, 'name' | 'coinId'>,
  market: CryptoData | undefined,
): string | null {
  const change = changeOf(lodge, market)
  if (change === null) return null
  return `Glowing with ${coinTitle(lodge.coinId) ?? lodge.name}: ${formatPercent(change)} today`
}

/** 'Dimmed with XRP' on a day when the lodge's neon is visibly weak; null otherwise. */
export function dimmedCaption(lodge: Pick<Lodge, 'coinId'>, market: CryptoData | undefined): string | null {
  const coin = coinTitle(lodge.coinId)
  return coin && isDimmed(changeOf(lodge, market)) ? `Dimmed with ${coin}` : null
}
