import { createFileRoute } from '@tanstack/react-router'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { BrowsePage } from '../lodges/browse-page.tsx'
import { parseBrowseSearch } from '../lodges/browse-search.ts'
import { useLodges } from '../lodges/use-lodges.ts'
import { MarketSource } from '../market/market-source.tsx'
import { cryptoDataQuery, marketQuery, useCryptoData, useMarket } from '../market/use-market.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { PendingCards } from '../shell/pending-page.tsx'
import { parseTourSearch } from '../tour/tour-search.ts'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'
import { useTourRoute } from './-tour.tsx'

export const Route = createFileRoute('/browse')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseBrowseSearch(search),
    ...parseTourSearch(search),
  }),
  loader: ({ context: { call, queryClient } }) =>
    prefetch(queryClient, lodgesQuery(call), cryptoDataQuery(call), marketQuery(call)),
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
  const tour = useTourRoute(Route.useSearch(), lodges, market)
  const card = marketCard({ lodges, market, onTour: tour.open, isFirstScreen: true })
  return (
    <Page>
      <BrowsePage market={market} card={card} />
      <div className="column pt-6">
        <MarketSource records={useMarket().data} />
      </div>
      {tour.room}
    </Page>
  )
}
