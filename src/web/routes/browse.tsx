import { createFileRoute } from '@tanstack/react-router'
import { BrowsePage } from '../modules/lodges/browse/browse-page.tsx'
import { parseBrowseSearch } from '../modules/lodges/browse/browse-search.ts'
import { directoryAddress } from '../modules/lodges/browse/directory-address.ts'
import type { Catalogue } from '../modules/lodges/catalogue.ts'
import { GlowLegend } from '../modules/market/glow-legend.tsx'
import { MarketSource } from '../modules/market/market-source.tsx'
import {
  cryptoDataQuery,
  marketSourceQuery,
  useCryptoData,
  useMarketSource,
} from '../modules/market/use-market.ts'
import { parseStayParams, toStaySearch } from '../modules/search/stay-params.ts'
import { staySearchQuery } from '../modules/search/stay-search-query.ts'
import { parseTourSearch } from '../modules/tour/tour-search.ts'
import type { Call } from '../platform/api/call.ts'
import { directoryQuery, lodgesQuery } from '../platform/api/lodge-queries.ts'
import { pageHead } from '../platform/shell/head.ts'
import { Page } from '../platform/shell/page.tsx'
import { PendingCards } from '../platform/shell/pending-page.tsx'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'
import { searchPart, useStaySearch } from './-stay-search.tsx'
import { useTourRoute } from './-tour.tsx'
import { WithCatalogue } from './-with-catalogue.tsx'

const BrowseSearchBar = searchPart(
  () => import('./-browse-search.tsx'),
  (params) => (toStaySearch(params) ? 'h-11' : 'h-[288px] sm:h-[260px] lg:h-[143px]'),
)

const parseSearch = (search: Record<string, unknown>) => {
  const stay = parseStayParams(search)
  return {
    ...parseBrowseSearch(search, toStaySearch(stay) ? 'total' : 'name'),
    ...parseTourSearch(search),
    ...stay,
  }
}

type Search = ReturnType<typeof parseSearch>

/** In the browser, the part that shows the lodges reads them. */
const pagedQueries = (call: Call, search: object) =>
  import.meta.env.SSR ? [pagedQuery(call, parseSearch(search as Record<string, unknown>))] : []

const pagedQuery = (call: Call, search: Search) =>
  directoryQuery(call, directoryAddress(search, toStaySearch(search), 'name'))

export const Route = createFileRoute('/browse')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => ({ stay: toStaySearch(search) }),
  loader: ({ context: { call, queryClient, isPaged }, deps: { stay }, location }) =>
    prefetch(
      queryClient,
      ...(isPaged
        ? pagedQueries(call, location.search)
        : [lodgesQuery(call), ...(stay ? [staySearchQuery(call, stay)] : [])]),
      cryptoDataQuery(call),
      marketSourceQuery(call),
    ),
  head: ({ match: { context, search } }) => {
    const page = import.meta.env.SSR
      ? (context.queryClient.getQueryData(pagedQuery(context.call, search).queryKey)?.page ?? 1)
      : 1
    return pageHead({
      title: page > 1 ? `Browse All Lodges, page ${page}` : 'Browse All Lodges',
      description:
        'All sixteen lodges: search by name or feature, by price and by guests, or see which coin moves most today.',
      path: page > 1 ? `/browse?page=${page}` : '/browse',
      siteUrl: context.siteUrl,
    })
  },
  pendingComponent: PendingCards,
  component: Browse,
})

function Browse() {
  const search = Route.useSearch()
  return (
    <WithCatalogue search={search}>
      {(catalogue) => <BrowseWith catalogue={catalogue} search={search} />}
    </WithCatalogue>
  )
}

function BrowseWith({ catalogue, search }: { catalogue: Catalogue; search: Search }) {
  const market = useCryptoData().data
  const { lodges, page } = catalogue
  const tour = useTourRoute(search, lodges, market)
  const dated = useStaySearch(search, catalogue)
  const card = marketCard({ lodges, top: page?.top, market, onTour: tour.open, isFirstScreen: true, dated })
  return (
    <Page>
      <BrowsePage
        catalogue={catalogue}
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
