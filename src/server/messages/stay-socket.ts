import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StayEvent } from '#contract/messages.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import type { Context } from '../context.ts'
import type { Events } from '../events.ts'
import { failure } from '../failure.ts'
import { ConnectionLimit } from '../socket/connection-limit.ts'
import { Reader } from '../socket/reader.ts'
import { textFrame } from '../socket/text-frame.ts'
import { closeWhenTooMany } from './frame-limit.ts'

const frame = (event: StayEvent): Buffer => textFrame(JSON.stringify(event))
const READY = frame({ type: 'ready' })
const PONG = frame({ type: 'pong' })

/**
 * `/api/bookings/{reference}/live?key`: announces the messages of a stay to its guest, by their ids. Refuses other origins,
 * too many sockets and a wrong key with a status before the upgrade.
 */
export function registerStaySocket(app: FastifyInstance, context: Context, events: Events): void {
  const connectionLimit = new ConnectionLimit(context.config)
  const references = new WeakMap<FastifyRequest, string>()
  const readers = new Map<string, Set<Reader>>()
  events.on('stay_message', ({ reference, id, isHidden }) => {
    const built = frame({ type: isHidden ? 'hidden' : 'message', id })
    for (const reader of readers.get(reference) ?? []) reader.send(built)
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
      references.set(request, stay.reference)
    },
    handler: async () => {
      throw failure('not_found', 'This address speaks WebSocket')
    },
    wsHandler: (socket, request) => {
      const reference = references.get(request)
      if (!reference) return socket.close()
      const reader = new Reader(socket, request.raw.socket)
      const others = readers.get(reference) ?? new Set()
      readers.set(reference, others.add(reader))
      socket.on('close', () => {
        others.delete(reader)
        if (others.size === 0 && readers.get(reference) === others) readers.delete(reference)
      })
      closeWhenTooMany(context, socket, () => reader.send(PONG))
      reader.send(READY)
    },
  })
}
