import { chatEndpoints } from '#contract/chat/chat.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { mount } from '#server/platform/http/mount.ts'
import { hourlyLimit, NetworkRateLimiter, networkMay } from '#server/platform/limits/network-limit.ts'
import type { Host } from '#server/platform/module.ts'
import { marketFeed } from '../market/feed.ts'
import { SLOW_DOWN } from './conversation.ts'
import { readHistory } from './history.ts'
import { MarketUpdates } from './market-updates.ts'
import { postMessage, readTotal, recentMessages } from './messages.ts'
import { hideMessage, listReports, postAsOwner, reportMessage, settleReport } from './moderation.ts'
import { NetworkLimits } from './network-limits.ts'
import { Presence } from './presence.ts'
import { ChatRooms } from './rooms.ts'
import { registerChatSocket } from './socket-route.ts'

/** The rate of a socket over a longer window, because a whole lodge may share one address. */
const POSTS = 100
const POSTS_WINDOW_MS = 100_000
/** The owners see the latest 200 reports, and one visitor must not push the others out. */
const REPORTS_AN_HOUR = 30

export function chatRoutes({ app, context, getContext, events, services }: Host): void {
  const rooms = new ChatRooms(context, events)
  const presence = new Presence(context, events, rooms)
  const market = new MarketUpdates(context, events, rooms, () => services.get(marketFeed).records())
  const posts = new NetworkRateLimiter(POSTS, POSTS_WINDOW_MS)
  const limitReports = hourlyLimit(REPORTS_AN_HOUR)
  const network = new NetworkLimits()
  registerChatSocket(app, context, { rooms, presence, market, network })
  app.addHook('onClose', async () => {
    for (const part of [rooms, presence, market]) part.stop()
  })
  mount(app, chatEndpoints, getContext, {
    listMessages: (requestContext, { params }) => recentMessages(requestContext, params.slug),
    postMessage: async (requestContext, { params, body }) => {
      slowDown(requestContext, posts)
      if (!network.takesMessage(requestContext)) throw failure('too_many', SLOW_DOWN)
      return (await postMessage(requestContext, params.slug, body)).message
    },
    readHistory: (requestContext, { params, query }) => readHistory(requestContext, params.slug, query),
    readStats: async (requestContext, { params }) => ({
      totalMessages: await readTotal(requestContext, params.slug),
    }),
    reportMessage: async (requestContext, { params, body }, answer) => {
      slowDown(requestContext, posts)
      limitReports(requestContext)
      const { report, isNew } = await reportMessage(requestContext, params.slug, params.id, body.reason)
      if (!isNew) answer.status(200)
      return report
    },
    postAsOwner: (requestContext, { params, body }) => postAsOwner(requestContext, params.slug, body),
    hideMessage: (requestContext, { params }) => hideMessage(requestContext, params.id),
    listReports: (requestContext, { query }) => listReports(requestContext, query.status),
    settleReport: (requestContext, { params }) => settleReport(requestContext, params.id),
  })
}

function slowDown(context: Context, posts: NetworkRateLimiter): void {
  if (!networkMay(context, posts)) throw failure('too_many', SLOW_DOWN)
}
