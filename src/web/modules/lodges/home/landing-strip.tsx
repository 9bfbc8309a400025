import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CryptoData } from '#contract/market/market.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { findChange, orderByMovement } from '#contract/search/lodge-order.ts'
import { NightlyPrice } from '#web/platform/ui/lodge/nightly-price.tsx'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import type { StayLink } from '../stay-link.ts'

const SHOWN = 5

function writeHeading(changes: readonly (number | null)[] | undefined): string {
  if (changes?.every((change) => change === null)) return 'Five to begin with'
  return changes?.every((change) => Number(change) > 0) ? 'Rising tonight' : 'Brightest roofs today'
}

type LandingStripProps = {
  lodges: readonly ListedLodge[] | undefined
  hasFailed: boolean
  market: CryptoData | undefined
  movement: (change: number | null) => ReactNode
  staySearch: StayLink
  withoutSlug: string | undefined
}

export function LandingStrip({
  lodges,
  hasFailed,
  market,
  movement,
  staySearch,
  withoutSlug,
}: LandingStripProps) {
  if (hasFailed) return null
  const others = lodges && orderByMovement(lodges, market).filter(({ slug }) => slug !== withoutSlug)
  const shown = others?.slice(0, SHOWN)
  return (
    <section aria-labelledby="movers" className="after-first-screen pt-16">
      <h2 id="movers" className="column text-3xl">
        {writeHeading(shown?.map((lodge) => findChange(lodge, market)))}
      </h2>
      <ul className="from-column relative mt-6 grid auto-cols-[min(60vw,240px)] grid-flow-col gap-4 overflow-x-auto pr-5 pb-4">
        {shown
          ? shown.map((lodge) => (
              <li key={lodge.slug}>
                <Link
                  to="/lodge/$slug"
                  params={{ slug: lodge.slug }}
                  search={staySearch}
                  className="group block"
                >
                  <span className="block aspect-[3/2] overflow-hidden rounded-picture">
                    <LodgePicture
                      src={lodge.exteriorImage}
                      picture={lodge.pictures.find(({ src }) => src === lodge.exteriorImage)}
                      alt=""
                      sizes="min(60vw,240px)"
                      maxWidth={720}
                      className="zoom"
                    />
                  </span>
                  <span className="mt-3 block font-display text-xl">{lodge.name}</span>
                  <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                    <span>
                      <NightlyPrice lodge={lodge} className="tabular" /> / night
                    </span>
                    {movement(findChange(lodge, market))}
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
                key={index}
                data-testid="lodge-placeholder"
                className="placeholder aspect-[3/2.5] rounded-picture"
              />
            ))}
      </ul>
    </section>
  )
}
