import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { findChange } from '#contract/search/lodge-order.ts'
import { LodgeReservation } from '../modules/bookings/reservation/lodge-reservation.tsx'
import { ReservationCard } from '../modules/bookings/reservation/reservation-card.tsx'
import type { LinkedStay } from '../modules/bookings/stay/stay-link.ts'
import { hearths } from '../modules/fireplace/generated/hearths.gen.ts'
import { linkPicture } from '../modules/lodges/link-picture.ts'
import { LodgePage } from '../modules/lodges/page/lodge-page.tsx'
import { similarLodgesQuery } from '../modules/lodges/page/similar-query.ts'
import { useLodge } from '../modules/lodges/use-lodges.ts'
import { CoinPanel } from '../modules/market/coin-panel.tsx'
import { glowCaption } from '../modules/market/glow-caption.ts'
import { PriceChange } from '../modules/market/price-change.tsx'
import { cryptoDataQuery, marketQuery, useCryptoData, useMarket } from '../modules/market/use-market.ts'
import { AskOwner } from '../modules/messages/ask-owner.tsx'
import { useHost } from '../modules/messages/use-host.ts'
import { lodgeReviewsQuery } from '../modules/reviews/lodge-reviews-query.ts'
import { DEFAULT_PARTY, parseStayParams } from '../modules/search/stay-params.ts'
import { parseTourSearch } from '../modules/tour/tour-search.ts'
import { ApiError } from '../platform/api/call.ts'
import { lodgeQuery } from '../platform/api/lodge-queries.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingLodge } from '../platform/shell/pending-page.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { WhenNear } from '../platform/ui/late/when-near.tsx'
import { toGlow } from '../platform/ui/lodge/glow.ts'
import { findFireside } from './-fireside.ts'
import { prefetch } from './-prefetch.ts'
import { useTourRoute } from './-tour.tsx'

const Fireplace = lazyPart(async () => ({
  default: (await import('../modules/fireplace/digital-fireplace.tsx')).DigitalFireplace,
}))

const FiresideView = lazyPart(() => import('../modules/fireplace/fireside-view.tsx'))

const LodgeArt = lazyPart(async () => ({
  default: (await import('../modules/art/lodge-art.tsx')).LodgeArt,
}))

const LodgeArtActions = lazyPart(() => import('./-lodge-art-actions.tsx'), 'dialog')

const OtherLodges = lazyPart(async () => ({
  default: (await import('../modules/lodges/page/other-lodges.tsx')).OtherLodges,
}))

const LodgeReviews = lazyPart(async () => ({
  default: (await import('../modules/reviews/lodge-reviews.tsx')).LodgeReviews,
}))

const NoLodge = lazyRouteComponent(() => import('./-no-lodge.tsx'), 'NoLodge')

/** Set in an address that an agent has prepared. */
const viaIn = ({ via }: Record<string, unknown>): { via?: 'agent' | undefined } => ({
  via: via === 'agent' ? via : undefined,
})

export const Route = createFileRoute('/lodge/$slug/')({
  codeSplitGroupings: [['component'], ['loader']],
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseTourSearch(search),
    ...parseStayParams(search),
    ...viaIn(search),
  }),
  loader: async ({ context, params: { slug } }) => {
    const { call, queryClient, isPaged } = context
    const market = prefetch(queryClient, cryptoDataQuery(call), marketQuery(call))
    const lodge = await queryClient.ensureQueryData(lodgeQuery(call, slug)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    })
    if (!lodge) throw notFound()
    await Promise.all([
      market,
      prefetch(queryClient, similarLodgesQuery(call, lodge, isPaged), lodgeReviewsQuery(call, slug)),
    ])
    // Readers of structured data load the server's page, so the browser's script has nothing of it.
    const data = import.meta.env.SSR
      ? await (await import('./-load-rental.ts')).loadRental(context, lodge)
      : undefined
    return { lodge, hearth: hearths[slug], linkPicture: linkPicture(lodge), data }
  },
  head: ({ loaderData, match, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.lodge.name,
          description: loaderData.lodge.description.slice(0, 160),
          path: `/lodge/${params.slug}`,
          siteUrl: match.context.siteUrl,
          image: loaderData.linkPicture,
          data: loaderData.data,
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

function useStayInAddress() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { checkIn, checkOut, party = checkIn && DEFAULT_PARTY, children, infants, dogs } = search
  const onStay: LinkedStay['onStay'] = useCallback(
    (change) =>
      void navigate({
        search: (before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { stay: { checkIn, checkOut, party: party || undefined, children, infants, dogs }, onStay }
}

function LodgeDetail() {
  const { slug } = Route.useParams()
  const { hearth } = Route.useLoaderData()
  const { siteUrl } = Route.useRouteContext()
  const lodge = useLodge(slug).data
  const market = useCryptoData().data
  const records = useMarket().data
  const host = useHost()
  const search = Route.useSearch()
  const tour = useTourRoute(search, lodge && [lodge], market)
  const { stay, onStay } = useStayInAddress()
  const [isDay1, setDay1] = useState(false)
  if (!lodge) return <NoLodge />
  const change = findChange(lodge, market)
  const glow = toGlow(change)
  const fireside = findFireside(lodge, hearth, glow)
  return (
    <Page>
      <LodgePage
        // Without it, the pictures of another lodge would stay until the new ones are loaded.
        key={slug}
        lodge={lodge}
        host={host}
        glow={glow}
        caption={glowCaption(lodge, market)}
        movement={<PriceChange change={change} />}
        onTour={() => tour.open(lodge.slug)}
        coin={
          <CoinPanel
            record={records?.find(({ lodgeSlug }) => lodgeSlug === slug)}
            night={lodge.inCoin ? lodge.price : null}
          />
        }
        fireplace={
          <WhenNear fallback={<div className="placeholder aspect-[3/2] rounded-picture" />}>
            <Fireplace fireside={fireside} isPart />
          </WhenNear>
        }
        fireside={fireside && <FiresideView fireside={fireside} />}
        art={
          lodge.artGallery?.length ? (
            <WhenNear fallback={<div className="placeholder h-96 rounded-picture" />}>
              <LodgeArt
                key={slug}
                art={lodge.artGallery}
                lodgeName={lodge.name}
                actions={(shown) => (
                  <Suspense>
                    <LodgeArtActions {...shown} siteUrl={siteUrl} />
                  </Suspense>
                )}
              />
            </WhenNear>
          ) : null
        }
        reviews={
          <WhenNear fallback={<div className="placeholder h-60 rounded-picture" />}>
            <LodgeReviews slug={slug} />
          </WhenNear>
        }
        card={
          <ReservationCard
            lodge={lodge}
            stay={stay}
            onStay={onStay}
            isDay1={isDay1}
            askOwner={<AskOwner lodge={lodge} />}
          />
        }
        reservation={
          <LodgeReservation
            key={slug}
            lodge={lodge}
            {...stay}
            onStay={onStay}
            isByAgent={search.via !== undefined}
            onDay1={setDay1}
          />
        }
      />
      <WhenNear fallback={null}>
        <OtherLodges lodge={lodge} staySearch={parseStayParams(search)} />
      </WhenNear>
      {tour.dialog}
    </Page>
  )
}
