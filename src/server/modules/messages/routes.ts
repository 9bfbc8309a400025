import { inboxEndpoints } from '#contract/messages/inbox.ts'
import { messageEndpoints, type StayMessage } from '#contract/messages/messages.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { mount } from '#server/platform/http/mount.ts'
import { NetworkRateLimiter } from '#server/platform/limits/network-limit.ts'
import type { Host } from '#server/platform/module.ts'
import { KeyedRateLimiter } from '#server/platform/socket/rate-limiter.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import { registerAdminSocket } from './admin-socket.ts'
import { listInbox, markInboxRead, readInboxCounts } from './inbox.ts'
import { findStay, type Side, type Stay } from './stay.ts'
import { registerStaySocket } from './stay-socket.ts'
import { answerGuest, hideStayMessage, listMessages, markRead, postMessage } from './thread.ts'

const WINDOW_MS = 60_000
/** Guests may share a network, so its limit is higher. */
const PER_STAY = 10
const PER_NETWORK = 30

export function messageRoutes({ app, context, getContext, events }: Host): void {
  registerStaySocket(app, context, events)
  registerAdminSocket(app, context, events)
  const slowDown = guestLimits()
  mount(app, messageEndpoints, getContext, {
    listStayMessages: async (context, { params, query }) => {
      const stay = await readOwnBooking(context, params.reference, query.key)
      return listMessages(context, stay.id, 'guest', query.after)
    },
    sendStayMessage: async (context, { params, query, body }, _answer, request) => {
      const stay = await readOwnBooking(context, params.reference, query.key)
      const key = readIdempotencyKey(request)
      return storeOnce(context, stay, 'guest', { key, body }, () => slowDown(context, stay))
    },
    readStayMessages: async (context, { params, query, body }) => {
      const stay = await readOwnBooking(context, params.reference, query.key)
      await markRead(context, stay, 'guest', body.upTo)
      return null
    },
    listThread: async (context, { params, query }) => {
      const stay = await findStay(context, params.id)
      return listMessages(context, stay.id, 'owner', query.after)
    },
    answerThread: async (context, { params, body }, _answer, request) => {
      const stay = await findStay(context, params.id)
      return storeOnce(context, stay, 'owner', { key: readIdempotencyKey(request), body })
    },
    hideStayMessage: async (context, { params }) => {
      await hideStayMessage(context, params.id, params.messageId)
      return null
    },
  })
  mount(app, inboxEndpoints, getContext, {
    listInbox,
    readInboxCounts,
    markInboxRead: async (context, { body }) => {
      await markInboxRead(context, body)
      return null
    },
  })
}

/** A repeated key returns the stored message. `limit` throws to refuse a new one. */
function storeOnce(
  context: Context,
  stay: Stay,
  from: Side,
  { key, body }: { key: string | null; body: { text: string } },
  limit?: () => void,
): Promise<StayMessage> {
  const scope = `stay-messages:${stay.id}:${from}`
  return idempotently(context, { scope, key, body }, (inner) => {
    limit?.()
    return from === 'owner' ? answerGuest(inner, stay, body.text) : postMessage(inner, stay, from, body.text)
  })
}

/** The returned function fails with `too_many`. */
function guestLimits(): (context: Context, stay: Stay) => void {
  const ofStay = new KeyedRateLimiter(PER_STAY, WINDOW_MS)
  const ofNetwork = new NetworkRateLimiter(PER_NETWORK, WINDOW_MS)
  return ({ config, clock, visitor }, stay) => {
    if (config.RATE_LIMIT === 'off') return
    const isAllowed =
      ofStay.tryConsume(stay.reference, clock.now()) && ofNetwork.tryConsume(visitor.address, clock.now())
    if (!isAllowed) throw failure('too_many', `Please wait a minute: at most ${PER_STAY} messages a minute.`)
  }
}
