import { type ReactNode, useState } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import { Button } from '#web/platform/ui/button.tsx'
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

/** The strongest movers come first; a phone shows six until a press. */
export default function HomeLodges({ catalogue, market, card, legend, dated }: HomeLodgesProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={isWhole ? undefined : 'folded-cards'}>
      <LodgeDirectory
        catalogue={catalogue}
        market={market}
        filtering={useFilter(useFacets(catalogue).bounds, dated ? 'total' : HOME_SORT)}
        dated={dated}
        card={card}
        legend={legend}
        placeholders={PLACEHOLDERS}
      />
      {!isWhole && (
        <Button className="mt-6 w-full sm:hidden" onClick={() => setWhole(true)}>
          Show all lodges
        </Button>
      )}
    </div>
  )
}
