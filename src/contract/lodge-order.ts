import type { Lodge } from './lodges.ts'
import type { CryptoData } from './market.ts'

/** A lodge is TOP among the first three of the ordering, with a 24-hour change above five percent. */
export const TOP_PLACES = 3
export const TOP_CHANGE_PERCENT = 5

type Themed = Pick<Lodge, 'coinId'>

/** The coin's 24-hour change in percent, or null for a lodge without a coin or without a figure. */
export function changeOf(lodge: Themed, market: CryptoData | undefined): number | null {
  const change = lodge.coinId === null ? null : market?.[lodge.coinId]?.usd_24h_change
  return typeof change === 'number' && Number.isFinite(change) ? change : null
}

/**
 * Puts the lodges that have a figure in descending order of change into the places such lodges held;
 * a lodge without one keeps its place, equal figures keep their order.
 */
export function orderByMovement<L extends Themed>(lodges: readonly L[], market: CryptoData | undefined): L[] {
  const moving = lodges
    .map((lodge) => ({ lodge, change: changeOf(lodge, market) }))
    .filter((entry): entry is { lodge: L; change: number } => entry.change !== null)
    .sort((a, b) => b.change - a.change)
  let next = 0
  return lodges.map((lodge) => {
    if (changeOf(lodge, market) === null) return lodge
    return moving[next++]?.lodge ?? lodge
  })
}

/** Whether the lodge at `place` (from 0) of the crypto ordering carries the TOP flag. */
export function isTop(place: number, change: number | null): boolean {
  return place >= 0 && place < TOP_PLACES && change !== null && change > TOP_CHANGE_PERCENT
}
