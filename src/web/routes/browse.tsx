import { createFileRoute } from '@tanstack/react-router'
import { BrowsePage } from '../lodges/browse-page.tsx'
import { parseBrowseSearch } from '../lodges/browse-search.ts'
import { lodgesQuery } from '../lodges/use-lodges.ts'
import { MarketSource } from '../market/market-source.tsx'
import { cryptoDataQuery, marketQuery, useCryptoData, useMarket } from '../market/use-market.ts'
import { pageHead } from '../shell/head.ts'
import { Page } from '../shell/page.tsx'
import { marketCard } from './-market-card.tsx'
import { prefetch } from './-prefetch.ts'

export const Route = createFileRoute('/browse')({
  validateSearch: parseBrowseSearch,
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
  component: Browse,
})

function Browse() {
  const market = useCryptoData().data
  const navigate = Route.useNavigate()
  return (
    <Page>
      <BrowsePage
        market={market}
        card={marketCard(market, (slug) => navigate({ to: '/lodge/$slug', params: { slug } }))}
      />
      <div className="column pt-6">
        <MarketSource records={useMarket().data} />
      </div>
    </Page>
  )
}
