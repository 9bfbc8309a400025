import type { ReactNode } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import { RenderingNote } from '#web/platform/ui/pictures/rendering-note.tsx'
import { type Catalogue, useFacets } from '../catalogue.ts'
import { type DatedDirectory, LodgeDirectory } from '../lodge-directory.tsx'
import type { CardOf } from '../lodge-grid.tsx'
import { useFilter } from './use-filter.ts'

const PLACEHOLDERS = 6

type BrowsePageProps = {
  catalogue: Catalogue
  market: CryptoData | undefined
  card: CardOf
  legend: ReactNode
  search: ReactNode
  dated: DatedDirectory | null
}

export function BrowsePage({ catalogue, market, card, legend, search, dated }: BrowsePageProps) {
  return (
    <div className={dated ? 'column -mt-4 grid gap-2' : 'column'}>
      <h1 className={dated ? 'text-3xl max-sm:sr-only' : 'text-4xl sm:text-5xl'}>Browse All Lodges</h1>
      <div hidden={dated !== null} className="mt-3 mb-8 grid gap-2">
        <p className="max-w-2xl text-lg text-muted">
          Sixteen houses, from a room for two in the hemlocks to a table for ten under the aurora.
        </p>
        {/* Reserves a line, so that nothing moves when the lodges load. */}
        <div className="min-h-5">
          <RenderingNote
            sources={catalogue.lodges?.map(({ exteriorImage }) => exteriorImage) ?? []}
            of="lodges"
          />
        </div>
      </div>
      <div className={dated ? undefined : 'mb-6'}>{search}</div>
      <div id="lodges">
        <LodgeDirectory
          catalogue={catalogue}
          market={market}
          filtering={useFilter(useFacets(catalogue).bounds, dated ? 'total' : 'name')}
          dated={dated}
          card={card}
          legend={legend}
          placeholders={PLACEHOLDERS}
        />
      </div>
    </div>
  )
}
