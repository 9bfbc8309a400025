import type { Metric } from '#server/platform/module.ts'
import { marketFeed } from './feed.ts'

/** The figures that pages show now. */
export const marketMetrics: readonly Metric[] = [
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
