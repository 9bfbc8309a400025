import { changeOf, isTop, orderByMovement } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import type { CryptoData } from '#contract/market.ts'
import { LodgeCard } from '../lodges/lodge-card.tsx'
import type { CardOf } from '../lodges/lodge-directory.tsx'
import { PriceChange } from '../market/price-change.tsx'

type MarketCards = {
  /** All lodges: TOP is a place in their crypto ordering, however a list is sorted or narrowed. */
  lodges: readonly Lodge[] | undefined
  market: CryptoData | undefined
  onTour: (slug: string) => void
  /** On a first screen the first picture is fetched before the rest. */
  isFirstScreen?: boolean
}

/** Joins a lodge's card with its coin's movement and the door to its tour. */
export function marketCard({ lodges = [], market, onTour, isFirstScreen = false }: MarketCards): CardOf {
  const ordering = orderByMovement(lodges, market).map(({ slug }) => slug)
  return (lodge, place, shape) => {
    const change = changeOf(lodge, market)
    return (
      <LodgeCard
        key={lodge.slug}
        lodge={lodge}
        movement={<PriceChange change={change} />}
        isTop={isTop(ordering.indexOf(lodge.slug), change)}
        shape={shape}
        isFirst={isFirstScreen && place === 0}
        onTour={() => onTour(lodge.slug)}
      />
    )
  }
}
