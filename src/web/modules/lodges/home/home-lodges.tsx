import type { ReactNode } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import { HOME_SORT } from '../browse/browse-search.ts'
import { useFilter } from '../browse/use-filter.ts'
import { type Catalogue, useFacets } from '../catalogue.ts'
import { type DatedDirectory, LodgeDirectory } from '../lodge-directory.tsx'
import type { CardOf } from '../lodge-grid.tsx'

const PLACEHOLDERS = 16

export type HomeLodgesProps = {
  catalogue: Catalogue
  market: CryptoData | undefined
  card: CardOf
  legend: ReactNode
  dated: DatedDirectory | null
}

/** Filters and cards of the home page, the strongest movers first. */
export default function HomeLodges({ catalogue, market, card, legend, dated }: HomeLodgesProps) {
  return (
    <LodgeDirectory
      catalogue={catalogue}
      market={market}
      filtering={useFilter(useFacets(catalogue).bounds, dated ? 'total' : HOME_SORT)}
      dated={dated}
      card={card}
      legend={legend}
      placeholders={PLACEHOLDERS}
    />
  )
}
