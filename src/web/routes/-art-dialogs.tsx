import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { longSideCm } from '#contract/art/print.ts'
import type { ArtDialogs } from '../modules/art/art-actions.tsx'
import { printQuery } from '../modules/art/print-query.ts'
import { useCall } from '../platform/api/use-call.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'

const CardPaymentDialog = lazyPart(() => import('../modules/payments/card-payment-dialog.tsx'), 'dialog')
const ArPreview = lazyPart(() => import('../modules/ar/ar-preview.tsx'), 'dialog')

/** Art hangs by the fireplace or over the bed, because the other walls of the living rooms are glass. */
const chimney = { x: 51, y: 21, side: 36 }
const taperingChimney = { x: 56, y: 21, side: 23 }
const overTheBed = { x: 81, y: 12, side: 23 }
const besideTheChimney = { x: 67, y: 28, side: 23 }

const rooms = [
  { name: 'Fireplace of XRP Lodge', src: '/pictures/xrp-lodge/fireplace.webp', area: taperingChimney },
  { name: 'Bedroom of Ethereum Lodge', src: '/pictures/ethereum-lodge/bedroom.webp', area: overTheBed },
  { name: 'Fireplace of Solana Lodge', src: '/pictures/solana-lodge/fireplace.webp', area: chimney },
  {
    name: 'Fireplace of Shiba Inu Lodge',
    src: '/pictures/shiba-inu-lodge/fireplace.webp',
    area: besideTheChimney,
  },
]

type PrintPreviewProps = { title: string; image: string; onClose: () => void }

/** The owner states the size. */
function PrintPreview(piece: PrintPreviewProps) {
  const { data, isPending } = useQuery(printQuery(useCall()))
  return isPending ? null : (
    <ArPreview {...piece} rooms={rooms} longSideCm={data ? longSideCm(data.size) : null} />
  )
}

export const artDialogs: ArtDialogs = {
  payment: (payment) => (
    <Suspense>
      <CardPaymentDialog {...payment} />
    </Suspense>
  ),
  preview: ({ title, image }, onClose) => (
    <Suspense>
      <PrintPreview title={title} image={image} onClose={onClose} />
    </Suspense>
  ),
}
