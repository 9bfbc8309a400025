import type { FastifyInstance } from 'fastify'
import { marketEndpoints } from '#contract/market/market.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { type PrebuiltResponse, prebuildJson } from '#server/platform/http/prebuilt-response.ts'
import { prebuiltRoute } from '#server/platform/http/prebuilt-routes.ts'
import type { MarketFeed } from './feed.ts'
import { toCryptoData } from './market.ts'

export function marketRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  events: Events,
  feed: MarketFeed,
): void {
  const cache = new PromiseCache<PrebuiltResponse>()
  const data = () => cache.get('crypto-data', () => prebuildJson(toCryptoData(feed.current())))
  events.on('market_changed', () => cache.drop())
  const { readCryptoData, ...others } = marketEndpoints
  prebuiltRoute(app, readCryptoData.path, data)
  mount(app, others, getContext, {
    listMarket: () => feed.records(),
    readMarket: async (_context, { params }) => {
      const record = (await feed.records()).find(({ lodgeSlug }) => lodgeSlug === params.slug)
      if (!record) throw failure('not_found', 'There is no market data for this lodge')
      return record
    },
  })
}
