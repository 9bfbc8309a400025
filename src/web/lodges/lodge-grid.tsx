import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import type { CardOf } from './lodge-directory.tsx'

/** With exactly so many results the last one spans two columns. */
const WIDE_LAST_OF = 5

type LodgeGridProps = {
  lodges: readonly Lodge[]
  card: CardOf
}

/** Lodge cards in columns. */
export function LodgeGrid({ lodges, card }: LodgeGridProps) {
  return (
    <CardColumns>
      {lodges.map((lodge, place) =>
        card(lodge, place, lodges.length === WIDE_LAST_OF && place === WIDE_LAST_OF - 1 ? 'wide' : 'column'),
      )}
    </CardColumns>
  )
}

export function CardColumns({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}
