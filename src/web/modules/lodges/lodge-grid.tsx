import type { ReactNode } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { CardShape } from './lodge-card.tsx'

/** `place` counts from 0. */
export type CardOf = (lodge: ListedLodge, place: number, shape: CardShape) => ReactNode

const WIDE_LAST_OF = 5

const chooseShape = (place: number, count: number): CardShape =>
  count === WIDE_LAST_OF && place === count - 1 ? 'wide' : 'column'

type LodgeGridProps = {
  lodges: readonly ListedLodge[]
  card: CardOf
}

export function LodgeGrid({ lodges, card }: LodgeGridProps) {
  return (
    <CardColumns>
      {lodges.map((lodge, index) => card(lodge, index, chooseShape(index, lodges.length)))}
    </CardColumns>
  )
}

export function CardColumns({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}
