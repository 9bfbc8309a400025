import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ArtItem } from '#contract/lodges.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { PieceActions } from './piece-actions.ts'
import { galleryPath, pieceKey } from './piece-key.ts'
import { type ArtPayment, usePurchase } from './use-purchase.ts'

const ArtViewer = lazy(() => import('./art-viewer.tsx'))
const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** Dialogs of other rooms. */
export type ArtDialogs = {
  payment: (payment: ArtPayment) => ReactNode
  preview: (piece: ArtItem, onClose: () => void) => ReactNode
}

type ArtActionsProps = {
  pieces: readonly ArtItem[]
  /** Place of the open artwork in the list; -1 when none is open. */
  open: number
  onOpen: (index: number) => void
  siteUrl: string
  dialogs: ArtDialogs
  /** Where the artworks hang; it is handed what can be done with them. */
  children: (actions: PieceActions) => ReactNode
}

/** Serves one list of artworks: the viewer, sharing, buying and the preview on a wall. */
export function ArtActions({ pieces, open, onOpen, siteUrl, dialogs, children }: ArtActionsProps) {
  const isHydrated = useIsHydrated()
  const { buy, isPending, payment } = usePurchase()
  const [shared, setShared] = useState<ArtItem | null>(null)
  const [previewed, setPreviewed] = useState<ArtItem | null>(null)
  const actions: PieceActions = { buy, isBuying: isPending, share: setShared, preview: setPreviewed }
  const urlOf = (piece: ArtItem) => `${siteUrl}${galleryPath(pieceKey(pieces, pieces.indexOf(piece)))}`
  return (
    <>
      {children(actions)}
      <Suspense>
        {isHydrated && open >= 0 && (
          <ArtViewer
            pieces={pieces}
            index={open}
            actions={actions}
            isCovered={Boolean(payment || shared || previewed)}
            onOpen={onOpen}
            onClose={() => onOpen(-1)}
          />
        )}
      </Suspense>
      <Suspense>
        {shared && <ShareDialog piece={shared} url={urlOf(shared)} onClose={() => setShared(null)} />}
      </Suspense>
      {payment && dialogs.payment(payment)}
      {previewed && dialogs.preview(previewed, () => setPreviewed(null))}
    </>
  )
}
