import type { FastifyInstance } from 'fastify'
import { marketEndpoints } from '#contract/market.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { type PrebuiltResponse, prebuildJson } from '../http/prebuilt-response.ts'
import { prebuiltRoute } from '../http/prebuilt-routes.ts'
import { PromiseCache } from '../promise-cache.ts'
import type { MarketFeed } from './feed.ts'
import { cryptoDataOf, marketRecord, marketRecords } from './market.ts'

export function marketRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  context: Context,
  events: Events,
  feed: MarketFeed,
): void {
  const cache = new PromiseCache<PrebuiltResponse>()
  const data = () => cache.ready('crypto-data', () => prebuildJson(cryptoDataOf(feed.current())))
  events.on('market_changed', () => cache.drop())
  const { readCryptoData, ...others } = marketEndpoints
  prebuiltRoute(app, readCryptoData.path, data)
  mount(app, others, contextOf, {
    listMarket: () => marketRecords(context, feed.current()),
    readMarket: (_context, { params }) => marketRecord(context, feed.current(), params.slug),
  })
}
