import { type ReactNode, Suspense, useState } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import type { PieceActions } from './piece-actions.ts'
import { galleryPath, pieceKey } from './piece-key.ts'
import { type ArtPayment, usePurchase } from './use-purchase.tsx'

const ArtViewer = lazyPart(() => import('./art-viewer.tsx'), 'dialog')
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'dialog')

export type ArtDialogs = {
  payment: (payment: ArtPayment) => ReactNode
  preview: (piece: ArtItem, onClose: () => void) => ReactNode
}

type ArtActionsProps = {
  pieces: readonly ArtItem[]
  /** Index of the open artwork; -1 for none. */
  open: number
  onOpen: (index: number) => void
  previewed: ArtItem | null
  onPreview: (piece: ArtItem | null) => void
  siteUrl: string
  dialogs: ArtDialogs
  children?: (actions: PieceActions) => ReactNode
}

export function ArtActions({
  pieces,
  open,
  onOpen,
  previewed,
  onPreview,
  siteUrl,
  dialogs,
  children,
}: ArtActionsProps) {
  const isHydrated = useIsHydrated()
  const { buy, isPending, payment } = usePurchase()
  const [shared, setShared] = useState<ArtItem | null>(null)
  const actions: PieceActions = { buy, isBuying: isPending, share: setShared, preview: onPreview }
  const pieceUrl = (piece: ArtItem) => `${siteUrl}${galleryPath(pieceKey(pieces, pieces.indexOf(piece)))}`
  return (
    <>
      {children?.(actions)}
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
        {shared && <ShareDialog piece={shared} url={pieceUrl(shared)} onClose={() => setShared(null)} />}
      </Suspense>
      {payment && dialogs.payment(payment)}
      {previewed && dialogs.preview(previewed, () => onPreview(null))}
    </>
  )
}
