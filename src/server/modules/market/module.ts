import { marketEndpoints } from '#contract/market/market.ts'
import { MARKET_REFRESH_MS } from '#contract/market/market-format.ts'
import { defineModule } from '#server/platform/module.ts'
import { MarketFeed, marketFeed } from './feed.ts'
import { marketMetrics } from './metrics.ts'
import { marketRoutes } from './routes.ts'

export const marketModule = defineModule({
  name: 'market',
  summary: 'Market figures from CoinGecko or the demo market.',
  dependsOn: [],
  endpoints: [marketEndpoints],
  register: ({ app, contextOf, context, events, options, services }) => {
    const feed = new MarketFeed(context, events, options.market.live, options.market.demo)
    marketRoutes(app, contextOf, events, services.provide(marketFeed, feed))
  },
  jobs: [
    {
      name: 'refreshing the market figures',
      everyMs: MARKET_REFRESH_MS,
      start: ({ services }) => services.get(marketFeed).begin(),
    },
  ],
  metrics: marketMetrics,
  personalData: {
    crypto_market_data: {
      none: [
        'coin_id',
        'symbol',
        'name',
        'current_price',
        'price_change_24h',
        'price_change_percent_24h',
        'market_cap',
        'volume_24h',
        'sparkline',
      ],
    },
  },
})
