import type { Lodge } from '../lodges/lodges.ts'
import type { CryptoData } from '../market/market.ts'

export const TOP_PLACES = 3
export const TOP_CHANGE_PERCENT = 5

type Themed = Pick<Lodge, 'coinId'>

/** In percent. */
export function findChange(lodge: Themed, market: CryptoData | undefined): number | null {
  const change = lodge.coinId === null ? null : market?.[lodge.coinId]?.usd_24h_change
  return typeof change === 'number' && Number.isFinite(change) ? change : null
}

/**
 * Lodges without a figure keep their place. The others fill the remaining places by falling change; the
 * sort is stable.
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

export function isTop(place: number, change: number | null): boolean {
  return place >= 0 && place < TOP_PLACES && change !== null && change > TOP_CHANGE_PERCENT
}

export function findBrightest<L extends Themed>(
  lodges: readonly L[] | undefined,
  market: CryptoData | undefined,
): L | undefined {
  if (!lodges) return undefined
  return orderByMovement(lodges, market).find((lodge) => findChange(lodge, market) !== null) ?? lodges[0]
}
