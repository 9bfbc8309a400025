import type { CryptoData } from '#contract/market.ts'
import { ButtonLink } from '../ui/button.tsx'
import { HOME_SORT } from './browse-search.ts'
import { type CardOf, LodgeDirectory } from './lodge-directory.tsx'
import { useFilter } from './use-filter.ts'
import { useLodges } from './use-lodges.ts'

const PLACEHOLDERS = 16

/** The directory of the home page: every lodge, the strongest movers first. */
export function HomeDirectory({ market, card }: { market: CryptoData | undefined; card: CardOf }) {
  const lodges = useLodges()
  return (
    <section id="lodges" aria-labelledby="lodges-heading" className="column pt-24">
      <h2 id="lodges-heading" className="text-4xl sm:text-5xl">
        Choose Your Digital Sanctuary
      </h2>
      <p className="mt-4 mb-10 max-w-2xl text-lg text-muted">
        Each lodge is uniquely designed with cutting-edge technology and crypto-inspired aesthetics
      </p>
      <LodgeDirectory
        lodges={lodges.data}
        market={market}
        hasFailed={lodges.isLoadingError}
        onRetry={() => lodges.refetch()}
        filtering={useFilter(lodges.data, HOME_SORT)}
        card={card}
        placeholders={PLACEHOLDERS}
      />
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        <ButtonLink isButton to="/browse">
          View All Lodges
        </ButtonLink>
        <ButtonLink isButton to="/browse" variant="plain">
          Browse All Lodges
        </ButtonLink>
      </div>
    </section>
  )
}
