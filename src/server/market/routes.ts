import type { FastifyInstance } from 'fastify'
import { marketEndpoints } from '#contract/market.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { CachedResponse, sendPrebuilt } from '../http/prebuilt-response.ts'
import type { MarketFeed } from './feed.ts'
import { cryptoDataOf, marketRecord, marketRecords } from './market.ts'

/** Market reads: the list and the map come ready-made until the next figures. */
export function marketRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  context: Context,
  events: Events,
  feed: MarketFeed,
): void {
  const data = new CachedResponse(async () => cryptoDataOf(feed.current()))
  events.on('market_changed', () => data.drop())
  const { readCryptoData, ...others } = marketEndpoints
  app.get(readCryptoData.path, async (request, reply) => sendPrebuilt(request, reply, await data.get()))
  mount(app, others, contextOf, {
    listMarket: () => marketRecords(context, feed.current()),
    readMarket: (_context, { params }) => marketRecord(context, feed.current(), params.slug),
  })
}
