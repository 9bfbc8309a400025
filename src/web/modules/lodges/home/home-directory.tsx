import { ButtonLink } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { WhenNear } from '#web/platform/ui/late/when-near.tsx'
import type { HomeLodgesProps } from './home-lodges.tsx'

const HomeLodges = lazyPart(() => import('./home-lodges.tsx'))

export function HomeDirectory(props: HomeLodgesProps) {
  return (
    <section id="lodges" aria-labelledby="lodges-heading" className="column pt-24">
      <h2 id="lodges-heading" className="text-4xl sm:text-5xl">
        Choose Your Digital Sanctuary
      </h2>
      <p className="mt-4 mb-10 max-w-2xl text-lg text-muted">
        Each lodge is uniquely designed with cutting-edge technology and crypto-inspired aesthetics
      </p>
      <WhenNear fallback={<div className="placeholder h-screen rounded-picture" />}>
        <HomeLodges {...props} />
      </WhenNear>
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
