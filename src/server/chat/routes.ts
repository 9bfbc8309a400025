import type { FastifyInstance } from 'fastify'
import { chatEndpoints } from '#contract/chat.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { clientNetwork } from '../http/client-network.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { Allowance, Allowances } from '../socket/allowance.ts'
import { SLOW_DOWN } from './conversation.ts'
import { readHistory } from './history.ts'
import { MarketUpdates, type ReadMarket } from './market-updates.ts'
import { postMessage, recentMessages, totalOf } from './messages.ts'
import { hideMessage, listReports, postAsOwner, reportMessage, settleReport } from './moderation.ts'
import { Presence } from './presence.ts'
import { ChatRooms } from './rooms.ts'
import { openChatDoor } from './socket-door.ts'

/** A socket's pace, over a longer time: one address may be a whole lodge behind one router. */
const POSTS = 100
const POSTS_WINDOW_MS = 100_000

/** The chat: its calls, and the door to its sockets. */
export function chatRoutes(
  app: FastifyInstance,
  contextOf: ContextOf,
  { context, events, readMarket }: { context: Context; events: Events; readMarket: ReadMarket },
): void {
  const rooms = new ChatRooms(context, events)
  const presence = new Presence(context, events, rooms)
  const market = new MarketUpdates(context, events, rooms, readMarket)
  const posts = new Allowances(() => new Allowance(POSTS, POSTS_WINDOW_MS))
  openChatDoor(app, context, { rooms, presence, market })
  app.addHook('onClose', async () => {
    for (const part of [rooms, presence, market]) part.stop()
  })
  mount(app, chatEndpoints, contextOf, {
    listMessages: (asked, { params }) => recentMessages(asked, params.slug),
    postMessage: async (asked, { params, body }) => {
      slowDown(asked, posts)
      return (await postMessage(asked, params.slug, body)).message
    },
    readHistory: (asked, { params, query }) => readHistory(asked, params.slug, query),
    readStats: async (asked, { params }) => ({ totalMessages: await totalOf(asked, params.slug) }),
    reportMessage: async (asked, { params, body }, answer) => {
      slowDown(asked, posts)
      const { report, isNew } = await reportMessage(asked, params.slug, params.id, body.reason)
      if (!isNew) answer.status(200)
      return report
    },
    postAsOwner: (asked, { params, body }) => postAsOwner(asked, params.slug, body),
    hideMessage: (asked, { params }) => hideMessage(asked, params.id),
    listReports: (asked, { query }) => listReports(asked, query.status),
    settleReport: (asked, { params }) => settleReport(asked, params.id),
  })
}

function slowDown({ config, visitor, clock }: Context, posts: Allowances): void {
  if (config.RATE_LIMIT === 'on' && !posts.takes(clientNetwork(visitor.address), clock.now()))
    throw failure('too_many', SLOW_DOWN)
}
