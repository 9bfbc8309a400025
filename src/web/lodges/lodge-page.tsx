import { MapPin, Star, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { accentOf } from '#contract/accent.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../ui/button.tsx'
import { NightlyPrice } from '../ui/nightly-price.tsx'
import { Amenities } from './amenities.tsx'
import { guestsInWords } from './guests-in-words.ts'
import { LodgeLocation } from './lodge-location.tsx'
import { Mosaic } from './mosaic.tsx'
import { PremiumFireplace } from './premium-fireplace.tsx'
import { ReservationCard } from './reservation-card.tsx'

type LodgePageProps = {
  lodge: Lodge
  /** Opacity of the first picture's neon, and the caption that tells it in words. */
  glow: number
  caption: string | null
  movement: ReactNode
  onTour: () => void
  /** The other rooms' parts of the page. */
  coin: ReactNode
  fireplace: ReactNode
  art: ReactNode
  reservation: ReactNode
}

/** One lodge: its pictures, its story to the left, the reservation in view to the right. */
export function LodgePage({
  lodge,
  glow,
  caption,
  movement,
  onTour,
  coin,
  fireplace,
  art,
  reservation,
}: LodgePageProps) {
  return (
    <div data-accent={accentOf(lodge.color)} className="column">
      <Heading lodge={lodge} movement={movement} />
      <Mosaic lodge={lodge} glow={glow} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{caption}</p>
        <Button onClick={onTour}>Virtual Tour</Button>
      </div>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-14">
          <Story lodge={lodge} />
          {coin}
          {lodge.features.length > 0 && <Amenities features={lodge.features} />}
          {lodge.fireplaceImage && <PremiumFireplace lodge={lodge} image={lodge.fireplaceImage} />}
          {fireplace}
          {art}
          {lodge.place && <LodgeLocation lodge={lodge} />}
          <section id="reservation" aria-labelledby="reservation-heading">
            <h2 id="reservation-heading" className="mb-5 text-3xl">
              Your stay
            </h2>
            {reservation}
          </section>
        </div>
        <div className="lg:order-none">
          <div className="lg:sticky lg:top-24">
            <ReservationCard lodge={lodge} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Heading({ lodge, movement }: { lodge: Lodge; movement: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-4xl sm:text-6xl">{lodge.name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <span>
          <NightlyPrice lodge={lodge} className="font-mono text-text" /> per night
        </span>
        <span className="flex items-center gap-1.5">
          <Users size={16} aria-hidden="true" /> Up to {guestsInWords(lodge.maxGuests)}
        </span>
        <span className="flex items-center gap-1.5">
          <MapPin size={16} aria-hidden="true" /> Premium Location
        </span>
        <span className="flex items-center gap-1.5">
          <Star size={16} aria-hidden="true" /> 5.0 Rating
        </span>
        {movement}
      </p>
    </header>
  )
}

function Story({ lodge }: { lodge: Lodge }) {
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="text-3xl">
        {lodge.place || `About ${lodge.name}`}
      </h2>
      <p className="mt-4 max-w-prose text-lg leading-relaxed">{lodge.description}</p>
      {lodge.features.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">Features</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {lodge.features.map((feature) => (
              <li key={feature} className="rounded-full border border-line-strong/40 px-3 py-1 text-sm">
                {feature}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
