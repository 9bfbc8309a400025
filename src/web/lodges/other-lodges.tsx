import type { Lodge } from '#contract/lodges.ts'
import { similarLodges } from '#contract/similar-lodges.ts'
import { CardPlaceholders } from './card-placeholder.tsx'
import type { CardOf } from './lodge-directory.tsx'
import { CardColumns } from './lodge-grid.tsx'

const SHOWN = 3
/** Never among the first of an ordering, so none of these is flagged TOP. */
const UNRANKED = 99

type OtherLodgesProps = { lodge: Lodge; lodges: readonly Lodge[] | undefined; card: CardOf }

/** Under a lodge: three that are most like it. */
export function OtherLodges({ lodge, lodges, card }: OtherLodgesProps) {
  return (
    <section aria-labelledby="other-lodges" className="column pt-20">
      <h2 id="other-lodges" className="mb-6 text-3xl">
        You may also like
      </h2>
      <CardColumns>
        {lodges ? (
          similarLodges(lodge, lodges, SHOWN).map((other) => card(other, UNRANKED, false))
        ) : (
          <CardPlaceholders count={SHOWN} />
        )}
      </CardColumns>
    </section>
  )
}
