import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { ArtGalleryPage } from '../modules/art/art-gallery-page.tsx'
import { galleryPath, indexOfKey } from '../modules/art/piece-key.ts'
import { artQuery } from '../modules/art/use-art.ts'
import { useOpenOrder } from '../modules/art/use-open-order.ts'
import { toastPurchased } from '../modules/art/use-purchase.tsx'
import { type PaymentReturn, parsePaymentReturn } from '../modules/payments/payment-return.ts'
import { toastUnderWay, usePaymentReturn } from '../modules/payments/use-payment-return.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingCards } from '../platform/shell/pending-page.tsx'
import { useIsHydrated } from '../platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { artDialogs } from './-art-dialogs.tsx'
import { prefetch } from './-prefetch.ts'

const PrintCoins = lazyPart(() => import('../modules/payments/crypto/print-coins.tsx'))

export const Route = createFileRoute('/art-gallery')({
  codeSplitGroupings: [['component'], ['loader']],
  validateSearch: (search: Record<string, unknown>): PaymentReturn & { piece?: string | undefined } => ({
    ...parsePaymentReturn(search),
    piece:
      typeof search.piece === 'string' || typeof search.piece === 'number' ? String(search.piece) : undefined,
  }),
  loaderDeps: ({ search: { piece } }) => ({ piece }),
  loader: async ({ context: { call, queryClient }, deps: { piece } }) => {
    await prefetch(queryClient, artQuery(call))
    // The Open Graph picture of a shared link is its artwork.
    const pieces = queryClient.getQueryData(artQuery(call).queryKey) ?? []
    const { title, description, image } = pieces[indexOfKey(pieces, piece)] ?? {}
    return title && description && image
      ? { shared: { title, description, image, path: galleryPath(piece ?? '') } }
      : {}
  },
  head: ({ match, loaderData }) =>
    pageHead({
      title: 'Art Gallery',
      description: 'Sixteen prints, one for each lodge: see them on your own wall, like them, buy them.',
      path: '/art-gallery',
      siteUrl: match.context.siteUrl,
      ...loaderData?.shared,
    }),
  pendingComponent: PendingCards,
  component: ArtGallery,
})

function ArtGallery() {
  const { siteUrl } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const openOrder = useOpenOrder()
  const isHydrated = useIsHydrated()
  usePaymentReturn(search, {
    onPaid: (isSettled) => (isSettled ? toastPurchased() : toastUnderWay()),
    onShown: async () => {
      await navigate({ search: {}, replace: true, resetScroll: false })
      const { redirect_status: status, payment_intent_client_secret: secret } = search
      if (status === 'succeeded' && secret) await openOrder(secret)
    },
  })
  // Closing an artwork that was opened here goes back, so that the history holds the gallery once.
  const opened = useRef(false)
  const open = (piece: string | undefined) => {
    if (piece === undefined && opened.current) {
      opened.current = false
      return history.back()
    }
    const isOpen = search.piece !== undefined
    if (!isOpen) opened.current = true
    void navigate({ search: piece === undefined ? {} : { piece }, replace: isOpen, resetScroll: false })
  }
  return (
    <Page>
      <ArtGalleryPage
        openKey={search.piece}
        onOpen={open}
        siteUrl={siteUrl}
        dialogs={artDialogs}
        underWay={
          isHydrated && (
            <Suspense>
              <PrintCoins />
            </Suspense>
          )
        }
      />
    </Page>
  )
}
