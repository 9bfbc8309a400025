import { MapPin, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { Host } from '#contract/messages/host.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { afterPaint } from '#web/platform/ui/late/after-paint.ts'
import { toAccent } from '#web/platform/ui/lodge/accent.ts'
import { NightlyPrice } from '#web/platform/ui/lodge/nightly-price.tsx'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { RenderingNote } from '#web/platform/ui/pictures/rendering-note.tsx'
import { Amenities } from './amenities.tsx'
import { HostFacts } from './host-facts.tsx'
import { HouseFacts } from './house-facts.tsx'
import { LodgeLocation } from './lodge-location.tsx'
import { Mosaic } from './mosaic.tsx'
import { PremiumFireplace } from './premium-fireplace.tsx'

function Rating({ rating }: Pick<Lodge, 'rating'>) {
  const star = <Star size={16} aria-hidden="true" />
  if (!rating)
    return (
      <>
        <span className="flex items-center gap-1.5">{star} 5.0 Rating</span>
        <span className="text-sm">Our own standard; no guest reviews yet</span>
      </>
    )
  const { average, count } = rating
  return (
    <a href="#reviews" className="flex items-center gap-1.5 underline underline-offset-4">
      {star} <span>{average.toFixed(1)} Rating</span> <span>({pluralize(count, 'review')})</span>
    </a>
  )
}

type LodgePageProps = {
  lodge: Lodge
  /** Undefined until loaded. */
  host: Host | undefined
  glow: number
  caption: string | null
  movement: ReactNode
  onTour: () => void
  coin: ReactNode
  fireplace: ReactNode
  /** The full-screen fire; null where no fire burns in the lodge's own picture. */
  fireside: ReactNode
  art: ReactNode
  reviews: ReactNode
  /** Beside the description; on a phone below it and as a bar. */
  card: ReactNode
  reservation: ReactNode
}

/** Ordered the way a guest decides. The reservation card stays in view. */
export function LodgePage({
  lodge,
  host,
  glow,
  caption,
  movement,
  onTour,
  coin,
  fireplace,
  fireside,
  art,
  reviews,
  card,
  reservation,
}: LodgePageProps) {
  return (
    <div data-accent={toAccent(lodge.color)} className="column">
      <Heading lodge={lodge} movement={movement} />
      <Mosaic lodge={lodge} glow={glow} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <p className="tabular text-sm text-muted">{caption}</p>
          <RenderingNote sources={listPictures(lodge)} of="lodge" />
        </div>
        <Button onClick={() => afterPaint(onTour)}>Virtual Tour</Button>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-14">
          <Story lodge={lodge} />
          <HouseFacts lodge={lodge} />
          <HostFacts lodge={lodge} host={host} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-24">{card}</div>
        </div>
        <div className="grid min-w-0 gap-14">
          {lodge.features.length > 0 && <Amenities features={lodge.features} essentials={lodge.essentials} />}
          <section id="reservation" aria-labelledby="reservation-heading">
            <h2 id="reservation-heading" className="mb-5 text-3xl">
              Your stay
            </h2>
            {reservation}
          </section>
          {reviews}
          {lodge.place && <LodgeLocation lodge={lodge} />}
          {coin}
          {lodge.fireplaceImage && (
            <PremiumFireplace
              lodge={lodge}
              image={lodge.fireplaceImage}
              glow={glow}
              live={fireside && fireplace}
              liveFullScreen={fireside}
            />
          )}
          {!fireside && fireplace}
          {art}
        </div>
      </div>
    </div>
  )
}

const listPictures = ({ exteriorImage, interiorImages, fireplaceImage }: Lodge): string[] => [
  exteriorImage,
  ...interiorImages,
  ...(fireplaceImage ? [fireplaceImage] : []),
]

function Heading({ lodge, movement }: { lodge: Lodge; movement: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-4xl sm:text-6xl">{lodge.name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <span>
          <NightlyPrice lodge={lodge} className="tabular text-text" /> per night
        </span>
        <span className="flex items-center gap-1.5">
          <Users size={16} aria-hidden="true" /> Up to {pluralize(lodge.maxGuests, 'guest')}
        </span>
        <span className="flex items-center gap-1.5">
          <MapPin size={16} aria-hidden="true" /> Premium Location
        </span>
        <Rating rating={lodge.rating} />
        {movement}
      </p>
    </header>
  )
}

const DAYLIGHT_SIZES = '(min-width: 1024px) 764px, calc(100vw - 40px)'

function Story({ lodge }: { lodge: Lodge }) {
  const { daylight } = lodge
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="text-3xl">
        {lodge.place || `About ${lodge.name}`}
      </h2>
      <p className="mt-4 max-w-prose text-lg leading-relaxed">{lodge.description}</p>
      {daylight?.exteriorImage === lodge.exteriorImage && (
        <figure className="mt-8">
          <div className="aspect-[3/2] overflow-hidden rounded-picture">
            <LodgePicture src={daylight.picture.src} picture={daylight.picture} sizes={DAYLIGHT_SIZES} />
          </div>
          <figcaption className="mt-2 text-sm text-muted">The same view by day</figcaption>
        </figure>
      )}
    </section>
  )
}
