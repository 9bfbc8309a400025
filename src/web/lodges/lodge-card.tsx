import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { House } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { accentOf } from '#contract/accent.ts'
import { imageText } from '#contract/image-text.ts'
import type { ListedLodge } from '#contract/listed-lodge.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { GlowingPicture } from '../ui/glowing-picture.tsx'
import { guestsInWords } from '../ui/guests-in-words.ts'
import { NightlyPrice } from '../ui/nightly-price.tsx'
import { LodgePicture } from '../ui/picture.tsx'
import { firstSentences } from './first-sentences.ts'

const FEATURES_SHOWN = 3

const SENTENCES_OF_FIRST = 2

/** In a grid; over a whole row of it; over two of its columns on large screens; or in a strip that scrolls. */
export type CardShape = 'column' | 'row' | 'wide' | 'strip'

type StayLink = {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  flex?: number | undefined
}

type LodgeCardProps = {
  lodge: ListedLodge
  /** The coin's movement, from the market module. */
  movement: ReactNode
  /** Opacity of the neon, 0 to 1. */
  glow: number
  /** 'Dimmed with XRP' on a bad day. */
  dimmed: string | null
  isTop: boolean
  shape?: CardShape
  /** The largest picture of the first screen. */
  isFirst?: boolean
  onTour: () => void
  /** What the lodge answers to a search by dates. */
  stay?: ReactNode
  /** The search by dates, carried to the lodge's page. */
  staySearch?: StayLink | undefined
}

/** A lodge in a list: picture, movement, three features, and buttons to its page and tour. */
export function LodgeCard({
  lodge,
  movement,
  glow,
  dimmed,
  isTop,
  shape = 'column',
  isFirst = false,
  onTour,
  stay,
  staySearch,
}: LodgeCardProps) {
  const accent = accentOf(lodge.color)
  const name = useId()
  return (
    <article
      aria-labelledby={name}
      data-accent={accent}
      data-testid="lodge-card"
      className={clsx(
        'roof-line group flex flex-col overflow-hidden rounded-picture border border-line bg-surface',
        spans[shape],
      )}
    >
      <CardPicture
        lodge={lodge}
        movement={movement}
        glow={glow}
        dimmed={dimmed}
        isTop={isTop}
        shape={shape}
        isFirst={isFirst}
        staySearch={staySearch}
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={name} className="text-2xl">
            {accent === 'white' && (
              <House size={18} className="mr-2 inline align-baseline text-muted" aria-hidden="true" />
            )}
            {lodge.name}
          </h3>
          <p className="shrink-0 text-sm text-muted">
            <NightlyPrice lodge={lodge} className="tabular text-base text-text" /> / night
          </p>
        </div>
        <p className="-mt-2 text-sm text-muted">
          {lodge.place && `${lodge.place} · `}
          {guestsInWords(lodge.maxGuests)}
        </p>
        {shape === 'row' ? (
          <p className="max-w-3xl text-muted">{firstSentences(lodge.description, SENTENCES_OF_FIRST)}</p>
        ) : (
          <p className="line-clamp-3 text-sm text-muted">{lodge.description}</p>
        )}
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {lodge.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <span className="size-1.5 shrink-0 rotate-45 bg-accent" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        {stay}
        <div className={clsx('mt-auto grid grid-cols-2 gap-3 pt-2', shape === 'row' && 'sm:max-w-md')}>
          <ButtonLink
            to="/lodge/$slug"
            params={{ slug: lodge.slug }}
            search={staySearch ?? {}}
            className="px-2 whitespace-nowrap"
            aria-describedby={name}
          >
            View Details
          </ButtonLink>
          <Button
            variant="plain"
            className="border border-line px-2 whitespace-nowrap"
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

const narrow = '(min-width: 640px) 46vw, calc(100vw - 42px)'
const sizes: Record<CardShape, string> = {
  column: `(min-width: 1280px) 396px, (min-width: 1024px) 31vw, ${narrow}`,
  row: '(min-width: 1280px) 1238px, calc(100vw - 42px)',
  wide: `(min-width: 1280px) 816px, (min-width: 1024px) 64vw, ${narrow}`,
  strip: 'min(82vw, 330px)',
}
const spans: Record<CardShape, string> = {
  column: '',
  row: 'sm:col-span-full',
  wide: 'lg:col-span-2',
  strip: '',
}
const shapes: Record<CardShape, string> = {
  column: 'aspect-[3/2]',
  row: 'aspect-[3/2] sm:aspect-[21/9]',
  wide: 'aspect-[3/2] lg:aspect-[3/1]',
  strip: 'aspect-[3/2]',
}

type CardPictureProps = Required<Omit<LodgeCardProps, 'onTour' | 'stay' | 'staySearch'>> &
  Pick<LodgeCardProps, 'staySearch'>

function CardPicture({ lodge, movement, glow, dimmed, isTop, shape, isFirst, staySearch }: CardPictureProps) {
  const picture = lodge.pictures.find(({ src }) => src === lodge.exteriorImage)
  const shared = {
    alt: imageText(lodge, lodge.exteriorImage, `${lodge.name} from outside`),
    sizes: sizes[shape],
    isFirst,
    className: 'transition-transform duration-250 ease-out group-hover:scale-[1.02]',
  }
  return (
    <div className="relative">
      <Link
        to="/lodge/$slug"
        params={{ slug: lodge.slug }}
        search={staySearch ?? {}}
        tabIndex={-1}
        className={clsx('relative block overflow-hidden', shapes[shape])}
      >
        {picture ? (
          <GlowingPicture picture={picture} glow={glow} {...shared} />
        ) : (
          <LodgePicture src={lodge.exteriorImage} {...shared} />
        )}
        <span className="absolute inset-x-3 bottom-3 flex items-end justify-between gap-2">
          {isTop ? (
            <span className="rounded-control bg-ember px-2.5 py-1 text-xs font-semibold text-on-ember">
              TOP
            </span>
          ) : (
            <span />
          )}
          <span className="rounded-control bg-page/85 px-2.5 py-1 empty:hidden">{movement}</span>
        </span>
      </Link>
      {dimmed && (
        <p className="pointer-events-none absolute bottom-3 left-3 rounded-control bg-page/85 px-2.5 py-1.5 text-xs text-muted">
          {dimmed}
        </p>
      )}
    </div>
  )
}
