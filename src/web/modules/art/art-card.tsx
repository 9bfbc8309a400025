import { Share2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { ArtPicture } from './art-picture.tsx'
import { artPrice } from './art-price.ts'
import { LikeButton } from './like-button.tsx'
import type { PieceActions } from './piece-actions.ts'

function pictureSizes({ picture }: ArtItem): string {
  const share = Math.min(1, picture ? picture.width / picture.height : 1).toFixed(2)
  const part = (width: string) => `calc(${share} * (${width}))`
  return `(min-width: 1024px) ${part('332px')}, (min-width: 640px) ${part('50vw - 98px')}, ${part('100vw - 106px')}`
}

type ArtCardProps = {
  piece: ArtItem
  /** The path that opens this artwork. */
  href: string
  actions: PieceActions
  isFirst?: boolean
  onOpen: () => void
}

export function ArtCard({ piece, href, actions, isFirst = false, onOpen }: ArtCardProps) {
  const title = useId()
  const isHydrated = useIsHydrated()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <article
      aria-labelledby={title}
      data-testid="art-card"
      className="group flex flex-col overflow-hidden rounded-picture border border-line bg-surface"
    >
      <a
        href={href}
        onClick={open}
        aria-label={`View ${piece.title}`}
        className="wall-light relative block aspect-square focus-visible:-outline-offset-4"
      >
        <span className="absolute inset-8 grid grid-rows-[minmax(0,1fr)] place-items-center">
          <ArtPicture
            inSquare
            piece={piece}
            isFirst={isFirst}
            sizes={pictureSizes(piece)}
            className="min-h-0 object-contain shadow-float transition-transform duration-250 ease-out group-hover:scale-[1.02]"
          />
        </span>
      </a>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h2 id={title} className="text-2xl">
          {piece.title}
        </h2>
        <p className="text-sm text-muted">
          {piece.artist} · {piece.style}
        </p>
        <p className="line-clamp-3 text-sm text-muted">{piece.description}</p>
        <div className="mt-auto flex items-center gap-2 pt-3">
          <p className="mr-auto tabular">{artPrice}</p>
          <LikeButton piece={piece} />
          <Button
            className="px-3"
            disabled={!isHydrated}
            aria-label={`Share ${piece.title}`}
            onClick={() => actions.share(piece)}
          >
            <Share2 size={18} aria-hidden="true" />
          </Button>
          <Button
            aria-describedby={title}
            disabled={actions.isBuying || !isHydrated}
            onClick={() => actions.buy(piece)}
          >
            Buy
          </Button>
        </div>
      </div>
    </article>
  )
}
