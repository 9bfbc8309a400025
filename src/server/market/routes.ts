import type { FastifyInstance } from 'fastify'
import { marketEndpoints } from '#contract/market.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { type PrebuiltResponse, prebuildJson } from '../http/prebuilt-response.ts'
import { prebuiltRoute } from '../http/prebuilt-routes.ts'
import { PromiseCache } from '../promise-cache.ts'
import type { MarketFeed } from './feed.ts'
import { cryptoDataOf } from './market.ts'

export function marketRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  events: Events,
  feed: MarketFeed,
): void {
  const cache = new PromiseCache<PrebuiltResponse>()
  const data = () => cache.ready('crypto-data', () => prebuildJson(cryptoDataOf(feed.current())))
  events.on('market_changed', () => cache.drop())
  const { readCryptoData, ...others } = marketEndpoints
  prebuiltRoute(app, readCryptoData.path, data)
  mount(app, others, contextOf, {
    listMarket: () => feed.records(),
    readMarket: async (_context, { params }) => {
      const record = (await feed.records()).find(({ lodgeSlug }) => lodgeSlug === params.slug)
      if (!record) throw failure('not_found', 'There is no market data for this lodge')
      return record
    },
  })
}
