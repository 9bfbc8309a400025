import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, Suspense, useId } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { Icon } from '#web/platform/ui/icon.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { toAccent } from '#web/platform/ui/lodge/accent.ts'
import { NightlyPrice } from '#web/platform/ui/lodge/nightly-price.tsx'
import { imageText } from '#web/platform/ui/pictures/image-text.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import type { StayLink } from './stay-link.ts'

const CardLater = lazyPart(() => import('./card-later.tsx'))

const FEATURES_SHOWN = 3

/** 'wide' spans two columns on large screens. */
export type CardShape = 'column' | 'wide'

type LodgeCardProps = {
  lodge: ListedLodge
  movement: ReactNode
  /** Opacity of the neon, 0 to 1. */
  glow: number
  isTop: boolean
  shape?: CardShape
  isFirst?: boolean
  onTour: () => void
  stay?: ReactNode
  staySearch?: StayLink | undefined
}

export function LodgeCard({ onTour, movement, stay, ...card }: LodgeCardProps) {
  const { lodge, staySearch, shape } = card
  const accent = toAccent(lodge.color)
  const name = useId()
  return (
    <article
      aria-labelledby={name}
      data-accent={accent}
      data-testid="lodge-card"
      className={clsx('lodge-card roof-line group', shape === 'wide' && 'lg:col-span-2')}
    >
      <CardPicture {...card} />
      <div className="text">
        <div className="title">
          {/* The key renders the heading anew with or without its icon: a translator replaces the text that the icon would stand before. */}
          <h3 key={accent} id={name}>
            {accent === 'white' && <Icon name="lodge" />}
            {lodge.name}
          </h3>
          <p>
            <NightlyPrice lodge={lodge} className="tabular" /> / night
          </p>
        </div>
        <p>
          <span>{`${lodge.place ? `${lodge.place} · ` : ''}${pluralize(lodge.maxGuests, 'guest')}`}</span>
          {movement}
        </p>
        {stay}
        {/* `api/page-state.ts` reads this text. */}
        <p data-about={lodge.slug} className="line-clamp-1">
          {lodge.description}
        </p>
        <ul>
          {lodge.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="actions">
          <ButtonLink
            to="/lodge/$slug"
            params={{ slug: lodge.slug }}
            search={staySearch ?? {}}
            className="px-2"
            aria-describedby={name}
          >
            View Details
          </ButtonLink>
          <Button
            variant="plain"
            className="border border-line px-2"
            onClick={onTour}
            aria-describedby={name}
          >
            Virtual Tour
          </Button>
        </div>
      </div>
    </article>
  )
}

const narrow = '(min-width:640px) 46vw,92vw'
const sizes: Record<CardShape, string> = {
  column: `(min-width:1280px) 396px,${narrow}`,
  wide: `(min-width:1024px) 816px,${narrow}`,
}
/** The widest file for a narrow card, in pixels: about 400 CSS pixels at a pixel ratio of 2.4. */
const NARROW_PX = 960

type CardPictureProps = Omit<LodgeCardProps, 'movement' | 'onTour' | 'stay'>

function CardPicture({ lodge, glow, isTop, shape = 'column', isFirst, staySearch }: CardPictureProps) {
  const isWide = shape === 'wide'
  const picture = lodge.pictures.find(({ src }) => src === lodge.exteriorImage)
  return (
    <div className="view">
      <Link
        to="/lodge/$slug"
        params={{ slug: lodge.slug }}
        search={staySearch ?? {}}
        tabIndex={-1}
        className={clsx('aspect-[3/2]', isWide && 'lg:aspect-[3/1]')}
      >
        <LodgePicture
          src={lodge.exteriorImage}
          picture={picture}
          alt={imageText(lodge, lodge.exteriorImage, `${lodge.name} from outside`)}
          glow={glow}
          sizes={sizes[shape]}
          maxWidth={isWide ? undefined : NARROW_PX}
          isFirst={isFirst}
          className="zoom"
        />
        {isTop && <span className="mark bg-ember text-xs font-semibold text-on-ember">TOP</span>}
      </Link>
      <Suspense>{useIsHydrated() && <CardLater lodge={lodge} />}</Suspense>
    </div>
  )
}
