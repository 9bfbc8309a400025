import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { Slug } from '#contract/platform/fields.ts'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import { toVisitor } from '#server/platform/http/client-address.ts'
import { ConnectionLimit } from '#server/platform/socket/connection-limit.ts'
import { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { Conversation } from './conversation.ts'
import type { MarketUpdates } from './market-updates.ts'
import type { NetworkLimits } from './network-limits.ts'
import type { Presence } from './presence.ts'
import type { ChatRoom } from './room.ts'
import type { ChatRooms } from './rooms.ts'

/** Policy violation (RFC 6455, section 7.4.1). */
const TOO_MUCH = 1008

export type Chat = { rooms: ChatRooms; presence: Presence; market: MarketUpdates; network: NetworkLimits }

/** Refuses other origins, too many sockets and unknown lodges with a status before the upgrade. */
export function registerChatSocket(app: FastifyInstance, context: Context, chat: Chat): void {
  const connectionLimit = new ConnectionLimit(context.config)
  const rooms = new WeakMap<FastifyRequest, ChatRoom>()
  app.socketRoutes.route({
    method: 'GET',
    url: '/ws',
    preValidation: async (request) => {
      if (!request.ws) return
      const { lodge } = request.query as { lodge?: unknown }
      const slug = Slug.safeParse(lodge)
      if (!slug.success) throw failure('not_found', 'Lodge Not Found')
      const room = await chat.rooms.open(slug.data)
      connectionLimit.admit(request)
      rooms.set(request, room)
    },
    handler: async () => {
      throw failure('not_found', 'This address speaks WebSocket: /ws?lodge={slug}')
    },
    wsHandler: (socket, request) => {
      const room = rooms.get(request)
      const ofSocket = { ...context, log: request.log, visitor: toVisitor(request) }
      if (room) enter(ofSocket, chat, room, socket)
      else socket.close()
    },
  })
}

function enter(context: Context, chat: Chat, room: ChatRoom, socket: WebSocket): void {
  const subscriber = new SocketSubscriber(socket)
  const conversation = new Conversation(context, room, subscriber, chat.network)
  room.join(subscriber)
  chat.presence.changed(room.slug)
  socket.on('message', (data, isBinary) => {
    if (isBinary || !conversation.handleFrame(String(data))) socket.close(TOO_MUCH, 'too many frames')
  })
  socket.on('close', () => {
    room.leave(subscriber)
    chat.presence.changed(room.slug)
  })
  chat.market.frameFor(room.slug).then(
    (frame) => frame && subscriber.send(frame),
    (error: Error) => context.log.warn({ error: error.message }, 'no market figures for a chat room'),
  )
}
