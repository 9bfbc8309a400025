import { Scan, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { artPrice } from './art-price.ts'
import { LikeButton } from './like-button.tsx'
import type { PieceActions } from './piece-actions.ts'

type PieceDetailsProps = { piece: ArtItem; actions: PieceActions; children: ReactNode }

/** `children` is the title. */
export function PieceDetails({ piece, actions, children }: PieceDetailsProps) {
  const { buy, isBuying, share, preview } = actions
  return (
    <div className="flex flex-col gap-5 p-6 pb-10 sm:p-10 lg:overflow-y-auto lg:pt-20">
      <div>
        {children}
        <p className="mt-2 text-muted">{`${piece.artist} · ${piece.style}`}</p>
      </div>
      <p className="leading-relaxed">{piece.description}</p>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-5">
        <p className="tabular text-2xl">{artPrice}</p>
        <LikeButton piece={piece} />
      </div>
      <Button variant="primary" disabled={isBuying} onClick={() => buy(piece)}>
        {isBuying ? 'Processing...' : 'Buy this artwork'}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <Button className="px-3" onClick={() => preview(piece)}>
          <Scan size={18} aria-hidden="true" /> AR Preview
        </Button>
        <Button className="px-3" onClick={() => share(piece)}>
          <Share2 size={18} aria-hidden="true" /> Share
        </Button>
      </div>
      <p className="text-sm text-muted">
        See it on your own wall before you buy: the preview uses your camera, and its pictures never leave
        your device.
      </p>
    </div>
  )
}
