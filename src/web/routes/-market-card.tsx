import type { ReactNode } from 'react'
import { glowOf } from '#contract/glow.ts'
import type { ListedLodge } from '#contract/listed-lodge.ts'
import { changeOf, isTop, orderByMovement } from '#contract/lodge-order.ts'
import type { CryptoData } from '#contract/market.ts'
import { LodgeCard } from '../lodges/lodge-card.tsx'
import type { CardOf } from '../lodges/lodge-grid.tsx'
import { dimmedCaption } from '../market/glow-caption.ts'
import { PriceChange } from '../market/price-change.tsx'
import type { StayParams } from '../search/stay-params.ts'

/** A search by dates: what each card adds, and what its links carry. */
type DatedCards = { partOf: (lodge: ListedLodge) => ReactNode; link: StayParams }

type MarketCards = {
  /** All lodges, for the places of the TOP badge; or the slugs that have it. */
  lodges: readonly ListedLodge[] | undefined
  top?: readonly string[] | undefined
  market: CryptoData | undefined
  onTour: (slug: string) => void
  /** True on the first screen, whose first picture loads first. */
  isFirstScreen?: boolean
  dated?: DatedCards | null
}

/** Makes the renderer of lodge cards with market change and tour. */
export function marketCard({
  lodges = [],
  top,
  market,
  onTour,
  isFirstScreen = false,
  dated,
}: MarketCards): CardOf {
  const ordering = orderByMovement(lodges, market).map(({ slug }) => slug)
  return (lodge, place, shape) => {
    const change = changeOf(lodge, market)
    return (
      <LodgeCard
        key={lodge.slug}
        lodge={lodge}
        movement={<PriceChange change={change} />}
        glow={glowOf(change)}
        dimmed={dimmedCaption(lodge, market)}
        isTop={top?.includes(lodge.slug) ?? isTop(ordering.indexOf(lodge.slug), change)}
        shape={shape}
        isFirst={isFirstScreen && place === 0}
        onTour={() => onTour(lodge.slug)}
        stay={dated?.partOf(lodge)}
        staySearch={dated?.link}
      />
    )
  }
}
