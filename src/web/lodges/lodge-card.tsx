import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { House } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { accentOf } from '#contract/accent.ts'
import type { Lodge } from '#contract/lodges.ts'
import { formatDollars } from '#contract/money.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LodgePicture } from '../ui/picture.tsx'

const FEATURES_SHOWN = 3

type LodgeCardProps = {
  lodge: Lodge
  /** The coin's movement, drawn by the market's room. */
  movement: ReactNode
  isTop: boolean
  /** Spans two columns on large screens. */
  isWide?: boolean
  isFirst?: boolean
  onTour: () => void
}

/** One lodge of a list: picture, movement, three features, and the two ways in. */
export function LodgeCard({
  lodge,
  movement,
  isTop,
  isWide = false,
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
        isWide && 'lg:col-span-2',
      )}
    >
      <CardPicture lodge={lodge} movement={movement} isTop={isTop} isWide={isWide} isFirst={isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={name} className="text-2xl">
            {accent === 'white' && (
              <House size={18} className="mr-2 inline align-baseline text-muted" aria-hidden="true" />
            )}
            {lodge.name}
          </h3>
          <p className="shrink-0 text-sm text-muted">
            <span className="font-mono text-base text-text">{formatDollars(lodge.price)}</span> / night
          </p>
        </div>
        <p className="line-clamp-3 text-sm text-muted">{lodge.description}</p>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {lodge.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <span className="size-1.5 rotate-45 bg-accent" aria-hidden="true" />
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
          <Button look="plain" className="border border-line px-3" onClick={onTour} aria-describedby={name}>
            Virtual Tour
          </Button>
        </div>
      </div>
    </article>
  )
}

const sizes = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw'
const wideSizes = '(min-width: 1024px) 820px, (min-width: 640px) 50vw, 100vw'

type CardPictureProps = Pick<LodgeCardProps, 'lodge' | 'movement' | 'isTop' | 'isWide' | 'isFirst'>

function CardPicture({ lodge, movement, isTop, isWide, isFirst }: CardPictureProps) {
  const picture = lodge.pictures.find(({ src }) => src === lodge.exteriorImage)
  return (
    <Link
      to="/lodge/$slug"
      params={{ slug: lodge.slug }}
      tabIndex={-1}
      className={clsx(
        'relative block overflow-hidden',
        isWide ? 'aspect-[3/2] lg:aspect-[3/1]' : 'aspect-[3/2]',
      )}
    >
      <LodgePicture
        src={lodge.exteriorImage}
        picture={picture}
        alt={picture?.alt ?? `${lodge.name} from outside`}
        sizes={isWide ? wideSizes : sizes}
        isFirst={isFirst ?? false}
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
