import { lazy, Suspense } from 'react'
import type { ArtDialogs } from '../art/art-desk.tsx'

const CardPaymentDialog = lazy(() => import('../payments/card-payment-dialog.tsx'))
const ArPreview = lazy(() => import('../ar/ar-preview.tsx'))

const roomOf = (name: string, slug: string) => ({ name, src: `/pictures/${slug}/living.webp` })

const rooms = [
  roomOf('XRP Lodge', 'xrp-lodge'),
  roomOf('Ethereum Lodge', 'ethereum-lodge'),
  roomOf('Solana Lodge', 'solana-lodge'),
  roomOf('Tezos Lodge', 'tezos-lodge'),
]

/** What the art's room borrows from its neighbours; loaded when it is asked for. */
export const artDialogs: ArtDialogs = {
  payment: (payment) => (
    <Suspense>
      <CardPaymentDialog {...payment} />
    </Suspense>
  ),
  preview: ({ title, image }, onClose) => (
    <Suspense>
      <ArPreview title={title} image={image} rooms={rooms} onClose={onClose} />
    </Suspense>
  ),
}
