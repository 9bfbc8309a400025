import { lazy, Suspense } from 'react'
import type { ArtDialogs } from '../art/art-desk.tsx'

const CardPaymentDialog = lazy(() => import('../payments/card-payment-dialog.tsx'))
const ArPreview = lazy(() => import('../ar/ar-preview.tsx'))

const rooms = [
  { name: 'Living room of XRP Lodge', src: '/pictures/xrp-lodge/living.webp' },
  { name: 'Bedroom of Ethereum Lodge', src: '/pictures/ethereum-lodge/bedroom.webp' },
  { name: 'Living room of Solana Lodge', src: '/pictures/solana-lodge/living.webp' },
  { name: 'Bedroom of Tezos Lodge', src: '/pictures/tezos-lodge/bedroom.webp' },
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
