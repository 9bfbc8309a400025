import { marketEndpoints } from '#contract/market/market.ts'
import { MARKET_REFRESH_MS } from '#contract/market/market-format.ts'
import { defineModule, type Metric } from '#server/platform/module.ts'
import { MarketFeed, marketFeed } from './feed.ts'
import { marketRoutes } from './routes.ts'

const marketMetrics: readonly Metric[] = [
  {
    name: 'market_figures_age_seconds',
    help: 'Age of the newest market figure that pages show',
    read: ({ context, services }) => {
      const { coins } = services.get(marketFeed).current()
      const newest = Math.max(...coins.map(({ lastUpdated }) => Date.parse(lastUpdated)))
      if (!Number.isFinite(newest)) throw new Error('there are no figures')
      return Math.max(0, context.clock.now() - newest) / 1000
    },
  },
  {
    name: 'market_figures_live',
    help: 'Whether pages show live market figures (1) or the demo (0)',
    read: ({ services }) => (services.get(marketFeed).current().source === 'live' ? 1 : 0),
  },
]

export const marketModule = defineModule({
  name: 'market',
  summary: 'Market figures from CoinGecko or the demo market.',
  dependsOn: [],
  endpoints: [marketEndpoints],
  register: ({ app, getContext, context, events, options, services }) => {
    const feed = new MarketFeed(context, events, options.market.live, options.market.demo)
    marketRoutes(app, getContext, events, services.provide(marketFeed, feed))
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
