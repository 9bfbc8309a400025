import type { Context } from '#server/platform/context.ts'
import type { Measure } from '#server/platform/http/metrics.ts'
import type { MarketFeed } from './feed.ts'

/** The figures that pages show now. */
export function measureMarket(measure: Measure, context: Context, feed: MarketFeed): void {
  measure(
    { name: 'market_figures_age_seconds', help: 'Age of the newest market figure that pages show' },
    () => {
      const newest = Math.max(...feed.current().coins.map(({ lastUpdated }) => Date.parse(lastUpdated)))
      if (!Number.isFinite(newest)) throw new Error('there are no figures')
      return Math.max(0, context.clock.now() - newest) / 1000
    },
  )
  measure(
    { name: 'market_figures_live', help: 'Whether pages show live market figures (1) or the demo (0)' },
    () => (feed.current().source === 'live' ? 1 : 0),
  )
}
