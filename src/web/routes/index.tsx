import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { glowOf } from '#contract/glow.ts'
import { changeOf } from '#contract/lodge-order.ts'
import type { Lodge } from '#contract/lodges.ts'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { BookingSection } from '../bookings/booking-section.tsx'
import { FallingCoins } from '../home/falling-coins.tsx'
import { Hero } from '../home/hero.tsx'
import { HOME_SORT, parseBrowseSearch } from '../lodges/browse-search.ts'
import { HomeDirectory } from '../lodges/home-directory.tsx'
import { LandingStrip } from '../lodges/landing-strip.tsx'
import { useLodges } from '../lodges/use-lodges.ts'
import { MarketSource } from '../market/market-source.tsx'
import { TopMover } from '../market/top-mover.tsx'
import { cryptoDataQuery, marketQuery, useCryptoData, useMarket } from '../market/use-market.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingText } from '../shell/pending-page.tsx'
import { parseTourSearch } from '../tour/tour-search.ts'
import { WhenNear } from '../ui/when-near.tsx'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'
import { useTourRoute } from './-tour.tsx'

const InteriorExcellence = lazy(() => import('../lodges/interior-excellence.tsx'))

/** The lodge of the first screen. */
const HERO_LODGE = 'xrp-lodge'
const NONE: readonly Lodge[] = []

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseBrowseSearch(search, HOME_SORT),
    ...parseTourSearch(search),
  }),
  loader: ({ context: { call, queryClient } }) =>
    prefetch(queryClient, lodgesQuery(call), cryptoDataQuery(call), marketQuery(call)),
  head: ({ match }) =>
    pageHead({
      title: 'Crypto Lodge',
      description:
        'Sixteen A-frame lodges with hot tubs, neon roof lines and a coin for a theme. See which one glows tonight, walk through it and book direct.',
      path: '/',
      siteUrl: match.context.siteUrl,
      data: {
        '@context': 'https://schema.org',
        '@type': 'LodgingBusiness',
        name: 'Crypto Lodge',
        url: match.context.siteUrl,
        image: `${match.context.siteUrl}/og/home.jpg`,
        priceRange: '$185 to $950 a night',
      },
    }),
  pendingComponent: PendingText,
  component: HomePage,
})

function HomePage() {
  const lodges = useLodges().data
  const market = useCryptoData().data
  const records = useMarket().data
  const tour = useTourRoute(Route.useSearch(), lodges, market)
  const card = marketCard({ lodges, market, onTour: tour.open })
  const hero = lodges?.find(({ slug }) => slug === HERO_LODGE)
  return (
    <Page bleeds>
      <Hero
        picture={hero?.pictures.find(({ src }) => src === hero.exteriorImage)}
        glow={glowOf(hero ? changeOf(hero, market) : null)}
        mover={<TopMover lodges={lodges} market={market} isDemo={records?.[0]?.source === 'demo'} />}
        coins={<FallingCoins />}
      />
      <LandingStrip market={market} card={card} />
      <WhenNear fallback={<div className="placeholder column mt-24 h-[640px]" />}>
        <InteriorExcellence lodges={lodges} />
      </WhenNear>
      <HomeDirectory market={market} card={card} />
      <div className="column pt-6">
        <MarketSource records={records} />
      </div>
      <BookingSection lodges={lodges ?? NONE} />
      {tour.room}
    </Page>
  )
}
