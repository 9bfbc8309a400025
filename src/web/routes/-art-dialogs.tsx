import { lazy, Suspense } from 'react'
import type { ArtDialogs } from '../art/art-actions.tsx'

const CardPaymentDialog = lazy(() => import('../payments/card-payment-dialog.tsx'))
const ArPreview = lazy(() => import('../ar/ar-preview.tsx'))

/** Every living room of ours has glass where it has a wall; art hangs over a fireplace or a bed. */
const chimney = { x: 51, y: 21, side: 36 }
const overTheBed = { x: 81, y: 12, side: 23 }

const rooms = [
  { name: 'Fireplace of XRP Lodge', src: '/pictures/xrp-lodge/fireplace.webp', area: chimney },
  { name: 'Bedroom of Ethereum Lodge', src: '/pictures/ethereum-lodge/bedroom.webp', area: overTheBed },
  { name: 'Fireplace of Solana Lodge', src: '/pictures/solana-lodge/fireplace.webp', area: chimney },
  { name: 'Bedroom of Tezos Lodge', src: '/pictures/tezos-lodge/bedroom.webp', area: overTheBed },
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
