import { type ReactNode, useState } from 'react'
import type { ArtPiece } from '#contract/art/art.ts'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { ArtActions, type ArtDialogs } from './art-actions.tsx'
import { ArtCard } from './art-card.tsx'
import { galleryPath, indexOfKey, pieceKey } from './piece-key.ts'
import { useArt } from './use-art.ts'

type ArtGalleryPageProps = {
  openKey: string | undefined
  onOpen: (key: string | undefined) => void
  siteUrl: string
  dialogs: ArtDialogs
  /** Prints whose payment is under way. */
  underWay: ReactNode
}

export function ArtGalleryPage(props: ArtGalleryPageProps) {
  const art = useArt()
  return (
    <div className="column pb-8">
      <header className="max-w-2xl">
        <h1 className="text-4xl sm:text-6xl">Art Gallery</h1>
        <p className="mt-4 text-lg text-muted">
          Sixteen prints, one for each lodge, drawn by programs of our own from a seed number. Each hangs by a
          fireside; each can hang at your home.
        </p>
      </header>
      {props.underWay}
      <div className="mt-10">
        {art.isPending ? (
          <LoadingWall />
        ) : art.isLoadingError ? (
          <Failed onRetry={() => art.refetch()} />
        ) : art.data.length === 0 ? (
          <EmptyList className="rounded-picture border border-line bg-surface p-10">
            There are no artworks right now. Please come back soon.
          </EmptyList>
        ) : (
          <Wall {...props} pieces={art.data} />
        )}
      </div>
    </div>
  )
}

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'

function Wall({
  pieces,
  openKey,
  onOpen,
  ...actions
}: ArtGalleryPageProps & { pieces: readonly ArtPiece[] }) {
  const open = indexOfKey(pieces, openKey)
  const [previewed, setPreviewed] = useState<ArtItem | null>(null)
  return (
    <ArtActions
      {...actions}
      pieces={pieces}
      open={open}
      onOpen={(index) => onOpen(index < 0 ? undefined : pieceKey(pieces, index))}
      previewed={previewed}
      onPreview={setPreviewed}
    >
      {(actions) => (
        <div className={grid}>
          {pieces.map((piece, index) => (
            <ArtCard
              key={piece.id ?? index}
              piece={piece}
              href={galleryPath(pieceKey(pieces, index))}
              actions={actions}
              isFirst={index === 0}
              onOpen={() => onOpen(pieceKey(pieces, index))}
            />
          ))}
        </div>
      )}
    </ArtActions>
  )
}

function LoadingWall() {
  return (
    <div className={grid} role="status" aria-label="Loading the gallery">
      {Array.from({ length: 6 }, (_, index) => index).map((index) => (
        <div key={index} className="placeholder h-[560px] rounded-picture" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-4 rounded-picture border border-line bg-surface p-10"
    >
      <p>The gallery could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
