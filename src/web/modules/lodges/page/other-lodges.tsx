import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { SimilarLodge } from '#contract/search/lodge-directory.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { NightlyPrice } from '#web/platform/ui/lodge/nightly-price.tsx'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import type { StayLink } from '../stay-link.ts'
import { SIMILAR_SHOWN, similarLodgesQuery } from './similar-query.ts'

/** Renders nothing when they fail to load. */
export function OtherLodges({ lodge, staySearch }: { lodge: Lodge; staySearch: StayLink }) {
  const { isPaged } = useRouter().options.context
  const { data, isLoadingError } = useQuery(similarLodgesQuery(useCall(), lodge, isPaged))
  if (isLoadingError) return null
  return (
    <section aria-labelledby="other-lodges" className="column pt-20">
      <h2 id="other-lodges" className="mb-6 text-3xl">
        You may also like
      </h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {data
          ? data.map((other) => <OtherLodge key={other.slug} lodge={other} staySearch={staySearch} />)
          : Array.from({ length: SIMILAR_SHOWN }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
              <li key={index} className="placeholder aspect-[3/2.5] rounded-picture" />
            ))}
      </ul>
    </section>
  )
}

function OtherLodge({ lodge, staySearch }: { lodge: SimilarLodge; staySearch: StayLink }) {
  return (
    <li>
      <Link to="/lodge/$slug" params={{ slug: lodge.slug }} search={staySearch} className="group block">
        <span className="block aspect-[3/2] overflow-hidden rounded-picture">
          <LodgePicture
            src={lodge.exteriorImage}
            picture={lodge.pictures[0]}
            alt=""
            sizes="(min-width: 1280px) 397px, (min-width: 640px) 31vw, calc(100vw - 40px)"
            className="zoom"
          />
        </span>
        <span className="mt-3 flex items-baseline justify-between gap-3">
          <span className="font-display text-xl">{lodge.name}</span>
          <span className="text-sm">
            <NightlyPrice lodge={lodge} className="tabular" />
          </span>
        </span>
        <span className="text-sm text-muted">{lodge.place}</span>
      </Link>
    </li>
  )
}
