import { changeOf, orderByMovement } from '#contract/lodge-order.ts'
import type { CryptoData } from '#contract/market.ts'
import { CardPlaceholders } from './card-placeholder.tsx'
import type { CardOf } from './lodge-directory.tsx'
import { useLodges } from './use-lodges.ts'

const SHOWN = 5

/** What the movements of the lodges shown have in common. */
function headingOf(changes: readonly (number | null)[] | undefined): string {
  if (!changes) return 'Moving tonight'
  if (changes.every((change) => change === null)) return 'Five to begin with'
  return changes.every((change) => change !== null && change > 0) ? 'Rising tonight' : 'Moving tonight'
}

/** Under the hero: the five lodges that lead the crypto ordering, side by side. */
export function LandingStrip({ market, card }: { market: CryptoData | undefined; card: CardOf }) {
  const { data, isLoadingError } = useLodges()
  if (isLoadingError) return null
  const shown = data && orderByMovement(data, market).slice(0, SHOWN)
  return (
    <section aria-labelledby="movers" className="column pt-16">
      <h2 id="movers" className="text-3xl">
        {headingOf(shown?.map((lodge) => changeOf(lodge, market)))}
      </h2>
      <div className="mt-6 grid auto-cols-[min(82vw,330px)] grid-flow-col gap-5 overflow-x-auto pb-4 snap-x">
        {shown ? (
          shown.map((lodge, place) => card(lodge, place, 'strip'))
        ) : (
          <CardPlaceholders count={SHOWN} />
        )}
      </div>
    </section>
  )
}
