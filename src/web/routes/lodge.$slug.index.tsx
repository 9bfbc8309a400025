import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { glowOf } from '#contract/glow.ts'
import { changeOf } from '#contract/lodge-order.ts'
import { ApiError } from '../api/call.ts'
import { lodgeQuery } from '../api/lodge-queries.ts'
import { LodgeArt } from '../art/lodge-art.tsx'
import { LodgeReservation } from '../bookings/lodge-reservation.tsx'
import { vacationRental } from '../lodges/lodge-data.ts'
import { LodgeNotFound } from '../lodges/lodge-not-found.tsx'
import { LodgePage } from '../lodges/lodge-page.tsx'
import { OtherLodges } from '../lodges/other-lodges.tsx'
import { similarLodgesQuery } from '../lodges/similar-query.ts'
import { useLodge } from '../lodges/use-lodges.ts'
import { CoinPanel } from '../market/coin-panel.tsx'
import { glowCaption } from '../market/glow-caption.ts'
import { PriceChange } from '../market/price-change.tsx'
import { cryptoDataQuery, marketQuery, useCryptoData, useMarket } from '../market/use-market.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingLodge } from '../shell/pending-page.tsx'
import { parseTourSearch } from '../tour/tour-search.ts'
import { WhenNear } from '../ui/when-near.tsx'
import { artDialogs } from './-art-dialogs.tsx'
import { prefetch } from './-prefetch.ts'
import { useTourRoute } from './-tour.tsx'

const Fireplace = lazy(async () => ({
  default: (await import('../fireplace/digital-fireplace.tsx')).DigitalFireplace,
}))

export const Route = createFileRoute('/lodge/$slug/')({
  validateSearch: parseTourSearch,
  loader: async ({ context: { call, queryClient }, params: { slug } }) => {
    const market = prefetch(queryClient, cryptoDataQuery(call), marketQuery(call))
    const lodge = await queryClient.ensureQueryData(lodgeQuery(call, slug)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    })
    if (!lodge) throw notFound()
    await Promise.all([market, prefetch(queryClient, similarLodgesQuery(call, lodge))])
    return { lodge }
  },
  head: ({ loaderData, match, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.lodge.name,
          description: loaderData.lodge.description.slice(0, 160),
          path: `/lodge/${params.slug}`,
          siteUrl: match.context.siteUrl,
          image: `/og/${params.slug}.jpg`,
          data: vacationRental(loaderData.lodge, match.context.siteUrl),
        })
      : pageHead({
          title: 'Lodge Not Found',
          description: 'No such lodge.',
          path: '/',
          siteUrl: match.context.siteUrl,
          isPrivate: true,
        }),
  pendingComponent: PendingLodge,
  component: LodgeDetail,
  notFoundComponent: NoLodge,
  errorComponent: NoLodge,
})

function NoLodge() {
  return (
    <Page>
      <LodgeNotFound />
    </Page>
  )
}

function LodgeDetail() {
  const { slug } = Route.useParams()
  const { siteUrl } = Route.useRouteContext()
  const lodge = useLodge(slug).data
  const market = useCryptoData().data
  const records = useMarket().data
  const tour = useTourRoute(Route.useSearch(), lodge && [lodge], market)
  if (!lodge) return <NoLodge />
  const change = changeOf(lodge, market)
  return (
    <Page>
      <LodgePage
        lodge={lodge}
        glow={glowOf(change)}
        caption={glowCaption(lodge, market)}
        movement={<PriceChange change={change} />}
        onTour={() => tour.open(lodge.slug)}
        coin={<CoinPanel record={records?.find(({ lodgeSlug }) => lodgeSlug === slug)} />}
        fireplace={
          <WhenNear fallback={<div className="placeholder h-96 rounded-picture" />}>
            <Fireplace />
          </WhenNear>
        }
        art={
          lodge.artGallery?.length ? (
            <LodgeArt
              key={slug}
              art={lodge.artGallery}
              lodgeName={lodge.name}
              siteUrl={siteUrl}
              dialogs={artDialogs}
            />
          ) : null
        }
        reservation={<LodgeReservation lodge={lodge} />}
      />
      <WhenNear fallback={null}>
        <OtherLodges lodge={lodge} />
      </WhenNear>
      {tour.room}
    </Page>
  )
}
