import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { changeOf, orderByMovement } from '#contract/search/lodge-order.ts'
import { CardPlaceholders } from '../card-placeholder.tsx'
import type { CardOf } from '../lodge-grid.tsx'

const SHOWN = 5

/** What the movements of the lodges shown have in common. */
function headingOf(changes: readonly (number | null)[] | undefined): string {
  if (!changes) return 'Brightest roofs today'
  if (changes.every((change) => change === null)) return 'Five to begin with'
  return changes.every((change) => change !== null && change > 0) ? 'Rising tonight' : 'Brightest roofs today'
}

type LandingStripProps = {
  lodges: readonly ListedLodge[] | undefined
  hasFailed: boolean
  market: CryptoData | undefined
  card: CardOf
  /** The lodge in the picture above, which is not shown again. */
  withoutSlug: string | undefined
}

/** The next five lodges of the crypto order, in a strip under the hero. */
export function LandingStrip({ lodges, hasFailed, market, card, withoutSlug }: LandingStripProps) {
  if (hasFailed) return null
  const others = lodges && orderByMovement(lodges, market).filter(({ slug }) => slug !== withoutSlug)
  const shown = others?.slice(0, SHOWN)
  return (
    <section aria-labelledby="movers" className="after-first-screen pt-16">
      <h2 id="movers" className="column text-3xl">
        {headingOf(shown?.map((lodge) => changeOf(lodge, market)))}
      </h2>
      <div className="from-column mt-6 grid auto-cols-[min(82vw,330px)] grid-flow-col gap-5 overflow-x-auto pr-5 pb-4 xl:auto-cols-[295px]">
        {shown ? (
          shown.map((lodge, place) => card(lodge, place, 'strip'))
        ) : (
          <CardPlaceholders count={SHOWN} />
        )}
      </div>
    </section>
  )
}
