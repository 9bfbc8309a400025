import type { Lodge } from '../lodges/lodges.ts'
import type { CryptoData } from '../market/market.ts'

/** The first three of the ordering are TOP when their 24-hour change is above five percent. */
export const TOP_PLACES = 3
export const TOP_CHANGE_PERCENT = 5

type Themed = Pick<Lodge, 'coinId'>

/** The coin's 24-hour change in percent; null without a coin or a figure. */
export function findChange(lodge: Themed, market: CryptoData | undefined): number | null {
  const change = lodge.coinId === null ? null : market?.[lodge.coinId]?.usd_24h_change
  return typeof change === 'number' && Number.isFinite(change) ? change : null
}

/**
 * Sorts the lodges with a figure by falling change into the places those lodges held. Lodges without one keep their
 * place; the sort is stable.
 */
export function orderByMovement<L extends Themed>(lodges: readonly L[], market: CryptoData | undefined): L[] {
  const moving = lodges
    .map((lodge) => ({ lodge, change: findChange(lodge, market) }))
    .filter((entry): entry is { lodge: L; change: number } => entry.change !== null)
    .sort((a, b) => b.change - a.change)
  let next = 0
  return lodges.map((lodge) => {
    if (findChange(lodge, market) === null) return lodge
    return moving[next++]?.lodge ?? lodge
  })
}

/** Whether the lodge at `place` (from 0) of the crypto ordering is TOP. */
export function isTop(place: number, change: number | null): boolean {
  return place >= 0 && place < TOP_PLACES && change !== null && change > TOP_CHANGE_PERCENT
}

/** The lodge with the highest change; without figures the first lodge. */
export function findBrightest<L extends Themed>(
  lodges: readonly L[] | undefined,
  market: CryptoData | undefined,
): L | undefined {
  if (!lodges) return undefined
  return orderByMovement(lodges, market).find((lodge) => findChange(lodge, market) !== null) ?? lodges[0]
}
