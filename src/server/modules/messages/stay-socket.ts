import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StayEvent } from '#contract/messages/messages.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { ConnectionLimit } from '#server/platform/socket/connection-limit.ts'
import { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import { closeWhenTooMany } from './frame-limit.ts'

const frame = (event: StayEvent): string => JSON.stringify(event)
const READY = frame({ type: 'ready' })
const PONG = frame({ type: 'pong' })
const BOOKING = frame({ type: 'booking' })

type Stay = { reference: string; lodgeSlug: string }
type Subscribers = { lodgeSlug: string; all: Set<SocketSubscriber> }

/**
 * Announces the stay's messages by id, and every change of a booking at its lodge. Refuses other origins, too
 * many sockets and a wrong key with a status before the upgrade.
 */
export function registerStaySocket(app: FastifyInstance, context: Context, events: Events): void {
  const connectionLimit = new ConnectionLimit(context.config)
  const stays = new WeakMap<FastifyRequest, Stay>()
  const subscribers = new Map<string, Subscribers>()
  events.on('stay_message', ({ reference, id, isHidden }) => {
    const built = frame({ type: isHidden ? 'hidden' : 'message', id })
    for (const subscriber of subscribers.get(reference)?.all ?? []) subscriber.send(built)
  })
  events.on('booking_changed', ({ lodgeSlug }) => {
    for (const stay of subscribers.values())
      if (stay.lodgeSlug === lodgeSlug) for (const subscriber of stay.all) subscriber.send(BOOKING)
  })
  app.socketRoutes.route({
    method: 'GET',
    url: '/api/bookings/:reference/live',
    preValidation: async (request) => {
      if (!request.ws) return
      const { reference } = request.params as { reference: string }
      const { key } = request.query as { key?: unknown }
      const stay = await readOwnBooking(context, reference, typeof key === 'string' ? key : '')
      connectionLimit.admit(request)
      stays.set(request, stay)
    },
    handler: async () => {
      throw failure('not_found', 'This address speaks WebSocket')
    },
    wsHandler: (socket, request) => {
      const stay = stays.get(request)
      if (!stay) return socket.close()
      const { reference, lodgeSlug } = stay
      const subscriber = new SocketSubscriber(socket)
      const others = subscribers.get(reference) ?? { lodgeSlug, all: new Set() }
      others.all.add(subscriber)
      subscribers.set(reference, others)
      socket.on('close', () => {
        others.all.delete(subscriber)
        if (others.all.size === 0 && subscribers.get(reference) === others) subscribers.delete(reference)
      })
      closeWhenTooMany(context, socket, () => subscriber.send(PONG))
      subscriber.send(READY)
    },
  })
}
