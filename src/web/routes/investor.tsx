import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { donationPicks } from '#contract/payments/donations.ts'
import { InvestorPage } from '../modules/investments/investor-page.tsx'
import { saleQuery } from '../modules/investments/sale-query.ts'
import { useLodge } from '../modules/lodges/use-lodges.ts'
import { CryptoPerformance } from '../modules/market/crypto-performance.tsx'
import { marketQuery } from '../modules/market/use-market.ts'
import { Donation, toastThanks } from '../modules/payments/donation.tsx'
import { parsePaymentReturn } from '../modules/payments/payment-return.ts'
import { toastInvested } from '../modules/payments/toast-invested.ts'
import { toastUnderWay, usePaymentReturn } from '../modules/payments/use-payment-return.ts'
import { lodgeQuery } from '../platform/api/lodge-queries.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { LodgePicture } from '../platform/ui/pictures/picture.tsx'
import { RenderingNote } from '../platform/ui/pictures/rendering-note.tsx'
import { prefetch } from './-prefetch.ts'

const InvestmentDialog = lazyPart(() => import('../modules/payments/investment-dialog.tsx'), 'dialog')

const HERO_LODGE = 'ethereum-lodge'

export const Route = createFileRoute('/investor')({
  codeSplitGroupings: [['component'], ['loader']],
  validateSearch: parsePaymentReturn,
  loader: ({ context: { call, queryClient } }) =>
    prefetch(queryClient, lodgeQuery(call, HERO_LODGE), marketQuery(call), saleQuery(call)),
  head: ({ match }) =>
    pageHead({
      title: 'Investors',
      description:
        'How Crypto Lodge stands, three investment packages, live crypto performance, and donations of any size.',
      path: '/investor',
      siteUrl: match.context.siteUrl,
    }),
  pendingComponent: PendingText,
  component: Investor,
})

function Investor() {
  const search = Route.useSearch()
  const lodge = useLodge(HERO_LODGE).data
  const navigate = Route.useNavigate()
  // An investment returns with success=true, a donation without.
  const isInvestment = search.success === true
  usePaymentReturn(search, {
    onPaid: (isSettled) => {
      if (isInvestment) toastInvested(isSettled)
      else if (isSettled) toastThanks()
      else toastUnderWay()
    },
    failureTitle: isInvestment ? 'Payment Failed' : 'Donation Failed',
    onShown: () => navigate({ search: {}, replace: true }),
  })
  return (
    <Page bleeds>
      <InvestorPage
        picture={lodge && <HeroPicture lodge={lodge} />}
        pictureNote={lodge && <RenderingNote sources={[lodge.exteriorImage]} of="lodge" />}
        performance={<CryptoPerformance />}
        donation={<Donation picks={donationPicks.card} returnPath="/investor" />}
        investment={(chosen, onClose) => (
          <Suspense>
            <InvestmentDialog chosen={chosen} onClose={onClose} />
          </Suspense>
        )}
      />
    </Page>
  )
}

function HeroPicture({ lodge }: { lodge: Lodge }) {
  const src = lodge.exteriorImage
  const picture = lodge.pictures.find((known) => known.src === src)
  // On an upright phone the picture is wider than the screen. At three pixels a CSS pixel, the widest file
  // would be loaded.
  return <LodgePicture src={src} picture={picture} alt="" sizes="max(100vw, 105vh)" maxWidth={1536} isFirst />
}
