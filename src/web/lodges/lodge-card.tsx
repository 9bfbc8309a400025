import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { House } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { accentOf } from '#contract/accent.ts'
import { imageText } from '#contract/image-text.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { NightlyPrice } from '../ui/nightly-price.tsx'
import { LodgePicture } from '../ui/picture.tsx'

const FEATURES_SHOWN = 3

/** In a grid, spanning two of its columns on large screens, or in a strip that scrolls. */
export type CardShape = 'column' | 'wide' | 'strip'

type LodgeCardProps = {
  lodge: Lodge
  /** The coin's movement, drawn by the market's room. */
  movement: ReactNode
  isTop: boolean
  shape?: CardShape
  /** The largest picture of the first screen. */
  isFirst?: boolean
  onTour: () => void
}

/** One lodge of a list: picture, movement, three features, and the two ways in. */
export function LodgeCard({
  lodge,
  movement,
  isTop,
  shape = 'column',
  isFirst = false,
  onTour,
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
        shape === 'wide' && 'lg:col-span-2',
      )}
    >
      <CardPicture lodge={lodge} movement={movement} isTop={isTop} shape={shape} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={name} className="text-2xl">
            {accent === 'white' && (
              <House size={18} className="mr-2 inline align-baseline text-muted" aria-hidden="true" />
            )}
            {lodge.name}
          </h3>
          <p className="shrink-0 text-sm text-muted">
            <NightlyPrice lodge={lodge} className="font-mono text-base text-text" /> / night
          </p>
        </div>
        <p className="line-clamp-3 text-sm text-muted">{lodge.description}</p>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {lodge.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <span className="size-1.5 shrink-0 rotate-45 bg-accent" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid grid-cols-2 gap-3 pt-2">
          <ButtonLink
            to="/lodge/$slug"
            params={{ slug: lodge.slug }}
            className="px-3"
            aria-describedby={name}
          >
            View Details
          </ButtonLink>
          <Button
            variant="plain"
            className="border border-line px-3"
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
  wide: `(min-width: 1280px) 816px, (min-width: 1024px) 64vw, ${narrow}`,
  strip: 'min(82vw, 330px)',
}

type CardPictureProps = Required<Omit<LodgeCardProps, 'onTour'>>

function CardPicture({ lodge, movement, isTop, shape, isFirst }: CardPictureProps) {
  const picture = lodge.pictures.find(({ src }) => src === lodge.exteriorImage)
  return (
    <Link
      to="/lodge/$slug"
      params={{ slug: lodge.slug }}
      tabIndex={-1}
      className={clsx(
        'relative block overflow-hidden',
        shape === 'wide' ? 'aspect-[3/2] lg:aspect-[3/1]' : 'aspect-[3/2]',
      )}
    >
      <LodgePicture
        src={lodge.exteriorImage}
        picture={picture}
        alt={imageText(lodge, lodge.exteriorImage, `${lodge.name} from outside`)}
        sizes={sizes[shape]}
        isFirst={isFirst}
        className="transition-transform duration-250 ease-out group-hover:scale-[1.02]"
      />
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
  )
}
