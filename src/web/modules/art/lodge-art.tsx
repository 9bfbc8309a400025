import { Scan } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { ArtPicture } from './art-picture.tsx'
import { artPrice } from './art-price.ts'
import { LikeButton } from './like-button.tsx'
import { galleryPath, pieceKey } from './piece-key.ts'

/** `open` is an index, -1 for none; `previewed` is the artwork shown on a wall. */
type Shown = { open: number; previewed: ArtItem | null }

type LodgeArtProps = {
  art: readonly ArtItem[]
  lodgeName: string
  /** Renders the viewer and dialogs after the first use. */
  actions: (
    shown: Shown & {
      pieces: readonly ArtItem[]
      onOpen: (index: number) => void
      onPreview: (piece: ArtItem | null) => void
      onClose: () => void
    },
  ) => ReactNode
}

/** The lodge's own artworks and its loans. */
export function LodgeArt({ art, lodgeName, actions }: LodgeArtProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = (change: Partial<Shown>) =>
    setShown((before) => ({ open: -1, previewed: null, ...before, ...change }))
  return (
    <section aria-labelledby="lodge-art">
      <h2 id="lodge-art" className="text-3xl">
        Art Gallery
      </h2>
      <p className="mt-3 max-w-prose text-muted">
        What hangs on the walls of {lodgeName}, and can hang on yours.
      </p>
      <ul className="mt-5 grid gap-5">
        {art.map((piece, index) => (
          <li key={piece.id ?? index}>
            <LodgePiece
              piece={piece}
              href={galleryPath(pieceKey(art, index))}
              onOpen={() => show({ open: index })}
              onPreview={() => show({ previewed: piece })}
            />
          </li>
        ))}
      </ul>
      {shown &&
        actions({
          ...shown,
          pieces: art,
          onOpen: (open) => show({ open }),
          onPreview: (previewed) => show({ previewed }),
          onClose: () => setShown(null),
        })}
    </section>
  )
}

type LodgePieceProps = { piece: ArtItem; href: string; onOpen: () => void; onPreview: () => void }

function LodgePiece({ piece, href, onOpen, onPreview }: LodgePieceProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <article className="grid overflow-hidden rounded-picture border border-line bg-surface sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
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
            sizes="(min-width: 640px) 340px, 82vw"
            className="min-h-0 object-contain shadow-float"
          />
        </span>
      </a>
      <div className="flex flex-col gap-3 p-6 sm:justify-center">
        <h3 className="text-2xl">{piece.title}</h3>
        <p className="text-sm text-muted">
          {piece.artist} · {piece.style}
        </p>
        <p className="line-clamp-4 text-sm text-muted">{piece.description}</p>
        <div className="flex flex-wrap items-center gap-3 pt-2">
          <p className="tabular">{artPrice}</p>
          <LikeButton piece={piece} />
          <Button className="px-3.5" onClick={onPreview}>
            <Scan size={18} aria-hidden="true" /> AR Preview
          </Button>
        </div>
      </div>
    </article>
  )
}
