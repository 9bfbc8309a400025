import { createFileRoute } from '@tanstack/react-router'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { BrowsePage } from '../lodges/browse-page.tsx'
import { parseBrowseSearch } from '../lodges/browse-search.ts'
import { useLodges } from '../lodges/use-lodges.ts'
import { GlowLegend } from '../market/glow-legend.tsx'
import { MarketSource } from '../market/market-source.tsx'
import { cryptoDataQuery, marketSourceQuery, useCryptoData, useMarketSource } from '../market/use-market.ts'
import { parseStayParams, staySearchOf } from '../search/stay-params.ts'
import { staySearchQuery } from '../search/stay-search-query.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingCards } from '../shell/pending-page.tsx'
import { parseTourSearch } from '../tour/tour-search.ts'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'
import { searchPart, useStaySearch } from './-stay-search.tsx'
import { useTourRoute } from './-tour.tsx'

const BrowseSearchBar = searchPart(
  () => import('../search/browse-search-bar.tsx'),
  'h-[295px] sm:h-[303px] lg:h-[163px]',
)

export const Route = createFileRoute('/browse')({
  validateSearch: (search: Record<string, unknown>) => {
    const stay = parseStayParams(search)
    return {
      ...parseBrowseSearch(search, stay.checkIn ? 'total' : 'name'),
      ...parseTourSearch(search),
      ...stay,
    }
  },
  loaderDeps: ({ search }) => ({ stay: staySearchOf(search) }),
  loader: ({ context: { call, queryClient }, deps: { stay } }) =>
    prefetch(
      queryClient,
      lodgesQuery(call),
      cryptoDataQuery(call),
      marketSourceQuery(call),
      ...(stay ? [staySearchQuery(call, stay)] : []),
    ),
  head: ({ match }) =>
    pageHead({
      title: 'Browse All Lodges',
      description:
        'All sixteen lodges: search by name or feature, by price and by guests, or see which coin moves most today.',
      path: '/browse',
      siteUrl: match.context.siteUrl,
    }),
  pendingComponent: PendingCards,
  component: Browse,
})

function Browse() {
  const lodges = useLodges().data
  const market = useCryptoData().data
  const search = Route.useSearch()
  const tour = useTourRoute(search, lodges, market)
  const dated = useStaySearch(search)
  const card = marketCard({ lodges, market, onTour: tour.open, isFirstScreen: true, dated })
  return (
    <Page>
      <BrowsePage
        market={market}
        card={card}
        legend={market && <GlowLegend />}
        search={<BrowseSearchBar params={search} />}
        dated={dated}
      />
      <div className="column pt-6">
        <MarketSource records={useMarketSource().data} />
      </div>
      {tour.dialog}
    </Page>
  )
}
