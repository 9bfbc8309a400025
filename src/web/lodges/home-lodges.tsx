import type { ReactNode } from 'react'
import type { CryptoData } from '#contract/market.ts'
import { HOME_SORT } from './browse-search.ts'
import { type DatedDirectory, LodgeDirectory } from './lodge-directory.tsx'
import type { CardOf } from './lodge-grid.tsx'
import { useFilter } from './use-filter.ts'
import { useLodges } from './use-lodges.ts'

const PLACEHOLDERS = 16

export type HomeLodgesProps = {
  market: CryptoData | undefined
  card: CardOf
  legend: ReactNode
  dated: DatedDirectory | null
}

/** Filters and cards of the home page, the strongest movers first. */
export default function HomeLodges({ market, card, legend, dated }: HomeLodgesProps) {
  const lodges = useLodges()
  return (
    <LodgeDirectory
      lodges={lodges.data}
      market={market}
      hasFailed={lodges.isLoadingError}
      onRetry={() => lodges.refetch()}
      filtering={useFilter(lodges.data, dated ? 'total' : HOME_SORT)}
      dated={dated}
      card={card}
      legend={legend}
      placeholders={PLACEHOLDERS}
    />
  )
}
