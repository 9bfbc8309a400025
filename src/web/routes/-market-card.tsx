import { changeOf, isTop } from '#contract/lodge-order.ts'
import type { CryptoData } from '#contract/market.ts'
import { LodgeCard } from '../lodges/lodge-card.tsx'
import type { CardOf } from '../lodges/lodge-directory.tsx'
import { PriceChange } from '../market/price-change.tsx'

/** Joins a lodge's card with its coin's movement and the door to its tour. */
export function marketCard(market: CryptoData | undefined, onTour: (slug: string) => void): CardOf {
  return (lodge, place, isWide) => {
    const change = changeOf(lodge, market)
    return (
      <LodgeCard
        key={lodge.slug}
        lodge={lodge}
        movement={<PriceChange change={change} />}
        isTop={isTop(place, change)}
        isWide={isWide}
        onTour={() => onTour(lodge.slug)}
      />
    )
  }
}
