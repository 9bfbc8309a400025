import { createFileRoute } from '@tanstack/react-router'
import { formatDollars } from '#contract/platform/money.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { findBrightest, findChange } from '#contract/search/lodge-order.ts'
import { BookingSection } from '../modules/bookings/stay/booking-section.tsx'
import { FallingCoins } from '../modules/home/falling-coins.tsx'
import { Hero } from '../modules/home/hero.tsx'
import { HOME_SORT, parseBrowseSearch } from '../modules/lodges/browse/browse-search.ts'
import {
  directoryAddress,
  interiorsAddress,
  leadingAddress,
} from '../modules/lodges/browse/directory-address.ts'
import type { Catalogue } from '../modules/lodges/catalogue.ts'
import { HomeDirectory } from '../modules/lodges/home/home-directory.tsx'
import { LandingStrip } from '../modules/lodges/home/landing-strip.tsx'
import { BrightestLine } from '../modules/market/brightest-line.tsx'
import { GlowLegend } from '../modules/market/glow-legend.tsx'
import { MarketSource } from '../modules/market/market-source.tsx'
import { PriceChange } from '../modules/market/price-change.tsx'
import {
  cryptoDataQuery,
  marketSourceQuery,
  useCryptoData,
  useMarketSource,
} from '../modules/market/use-market.ts'
import { parseStayParams, toStaySearch } from '../modules/search/stay-params.ts'
import { parseTourSearch } from '../modules/tour/tour-search.ts'
import type { Call } from '../platform/api/call.ts'
import { directoryQuery, lodgesQuery } from '../platform/api/lodge-queries.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingText } from '../platform/shell/pending-page.tsx'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { WhenNear } from '../platform/ui/late/when-near.tsx'
import { GLOW_AT_REST, toGlow } from '../platform/ui/lodge/glow.ts'
import type { RouterContext } from '../router-context.ts'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'
import { searchPart, useStaySearch } from './-stay-search.tsx'
import { useTourRoute } from './-tour.tsx'
import { WithCatalogue } from './-with-catalogue.tsx'

const HomeSearch = searchPart(
  () => import('./-home-search.tsx'),
  () => 'h-[89px] sm:h-[252px] lg:h-[135px]',
)
const InteriorExcellence = lazyPart(() => import('../modules/lodges/home/interior-excellence.tsx'), 'section')

const NONE: readonly ListedLodge[] = []

const parseSearch = (search: Record<string, unknown>) => {
  const stay = parseStayParams(search)
  return {
    ...parseBrowseSearch(search, toStaySearch(stay) ? 'total' : HOME_SORT),
    ...parseTourSearch(search),
    ...stay,
  }
}

type Search = ReturnType<typeof parseSearch>

/** In the browser, the part that shows the lodges reads them. */
function pagedQueries(call: Call, given: object) {
  if (!import.meta.env.SSR) return []
  const search = parseSearch(given as Record<string, unknown>)
  const listed = directoryAddress(search, toStaySearch(search), HOME_SORT)
  return [leadingAddress(), interiorsAddress(), listed].map((address) => directoryQuery(call, address))
}

function findPriceRange({ call, queryClient }: RouterContext): string | undefined {
  const prices = queryClient
    .getQueryData(lodgesQuery(call).queryKey)
    ?.map(({ price, priceFrom }) => priceFrom ?? price)
  if (!prices?.length) return undefined
  return `${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))} a night`
}

export const Route = createFileRoute('/')({
  validateSearch: parseSearch,
  loader: ({ context: { call, queryClient, isPaged }, location }) =>
    prefetch(
      queryClient,
      ...(isPaged ? pagedQueries(call, location.search) : [lodgesQuery(call)]),
      cryptoDataQuery(call),
      marketSourceQuery(call),
    ),
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
        // Search engines read the page as the server renders it.
        ...(import.meta.env.SSR && { priceRange: findPriceRange(match.context) }),
      },
    }),
  pendingComponent: PendingText,
  component: HomePage,
})

function HomePage() {
  const search = Route.useSearch()
  return (
    <WithCatalogue search={search} isHome>
      {(catalogue) => <HomeWith catalogue={catalogue} search={search} />}
    </WithCatalogue>
  )
}

function HomeWith({ catalogue, search }: { catalogue: Catalogue; search: Search }) {
  const market = useCryptoData().data
  const records = useMarketSource().data
  const { leading: lodges, interiors, page } = catalogue
  const tour = useTourRoute(search, page && lodges ? [...page.lodges, ...lodges] : lodges, market)
  const dated = useStaySearch(search, catalogue)
  const card = marketCard({ lodges, top: page?.top, market, onTour: tour.open, dated })
  const hero = findBrightest(lodges, market)
  const change = hero ? findChange(hero, market) : null
  return (
    <Page bleeds>
      <Hero
        picture={hero?.pictures.find(({ src }) => src === hero.exteriorImage)}
        glow={Math.max(GLOW_AT_REST, toGlow(change))}
        caption={
          <BrightestLine
            lodge={hero}
            change={change}
            isDemo={records?.[0]?.source === 'demo'}
            staySearch={dated?.link ?? {}}
          />
        }
        coins={<FallingCoins />}
        search={<HomeSearch params={search} />}
      />
      <LandingStrip
        lodges={lodges}
        hasFailed={catalogue.hasFailed}
        market={market}
        movement={(change) => <PriceChange change={change} />}
        staySearch={dated?.link ?? {}}
        withoutSlug={hero?.slug}
      />
      <WhenNear fallback={<div className="placeholder column mt-24 h-[640px]" />}>
        <InteriorExcellence lodges={interiors} staySearch={dated?.link} />
      </WhenNear>
      <HomeDirectory
        catalogue={catalogue}
        market={market}
        card={card}
        legend={market && <GlowLegend />}
        dated={dated}
      />
      <div className="column pt-6">
        <MarketSource records={records} />
      </div>
      <BookingSection
        lodges={lodges ?? NONE}
        areAll={!catalogue.isPaged}
        onRetry={catalogue.hasFailed ? catalogue.retry : undefined}
      />
      {tour.dialog}
    </Page>
  )
}
