import type { ReactNode } from 'react'
import { coinTicker } from '#contract/lodges/coins.ts'
import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { findChange, isTop, orderByMovement } from '#contract/search/lodge-order.ts'
import { LodgeCard } from '../modules/lodges/lodge-card.tsx'
import type { CardOf } from '../modules/lodges/lodge-grid.tsx'
import { PriceChange } from '../modules/market/price-change.tsx'
import type { StayParams } from '../modules/search/stay-params.ts'
import { toGlow } from '../platform/ui/lodge/glow.ts'

type DatedCards = { renderPart: (lodge: ListedLodge) => ReactNode; linkTo: (slug: string) => StayParams }

type MarketCards = {
  /** All lodges, to find those with the TOP badge; or `top`, the slugs that have it. */
  lodges: readonly ListedLodge[] | undefined
  top?: readonly string[] | undefined
  market: CryptoData | undefined
  onTour: (slug: string) => void
  /** The first picture of the first screen loads first. */
  isFirstScreen?: boolean
  dated?: DatedCards | null
}

export function marketCard({
  lodges = [],
  top,
  market,
  onTour,
  isFirstScreen = false,
  dated,
}: MarketCards): CardOf {
  const ordering = orderByMovement(lodges, market).map(({ slug }) => slug)
  return (lodge, index, shape) => {
    const change = findChange(lodge, market)
    return (
      <LodgeCard
        key={lodge.slug}
        lodge={lodge}
        movement={<PriceChange change={change} ticker={coinTicker(lodge.coinId)} />}
        glow={toGlow(change)}
        isTop={top?.includes(lodge.slug) ?? isTop(ordering.indexOf(lodge.slug), change)}
        shape={shape}
        isFirst={isFirstScreen && index === 0}
        onTour={() => onTour(lodge.slug)}
        stay={dated?.renderPart(lodge)}
        staySearch={dated?.linkTo(lodge.slug)}
      />
    )
  }
}
