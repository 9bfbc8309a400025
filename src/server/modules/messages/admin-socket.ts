import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { AdminFrame } from '#contract/messages/inbox.ts'
import { SIGNED_OUT } from '#contract/messages/message-limits.ts'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { ConnectionLimit } from '#server/platform/socket/connection-limit.ts'
import { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { managerOfToken } from '../auth/sessions.ts'
import { AdminAnnouncer, adminFrame } from './admin-announcer.ts'
import { closeWhenTooMany } from './frame-limit.ts'

const TOKEN_WITHIN_MS = 10_000
const CHECK_EVERY_MS = 60_000

const READY = adminFrame({ type: 'ready' })
const PONG = adminFrame({ type: 'pong' })

/**
 * The token comes in the first frame. A socket without a valid one, or whose session has ended, is closed
 * with `SIGNED_OUT`.
 */
export function registerAdminSocket(app: FastifyInstance, context: Context, events: Events): void {
  const connectionLimit = new ConnectionLimit(context.config)
  const announcer = new AdminAnnouncer(events)
  const tokens = new Map<WebSocket, string>()
  const timer = setInterval(() => void checkSessions(context, tokens), CHECK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    announcer.stop()
  })
  app.socketRoutes.route({
    method: 'GET',
    url: '/api/admin/live',
    preValidation: async (request) => {
      if (request.ws) connectionLimit.admit(request)
    },
    handler: async () => {
      throw failure('not_found', 'This address speaks WebSocket')
    },
    wsHandler: (socket) => {
      const subscriber = new SocketSubscriber(socket)
      const deadline = setTimeout(() => socket.close(SIGNED_OUT, 'no token'), TOKEN_WITHIN_MS)
      deadline.unref()
      socket.on('close', () => {
        clearTimeout(deadline)
        announcer.leave(subscriber)
        tokens.delete(socket)
      })
      const admit = async (token: string) => {
        if (tokens.has(socket)) return
        const isManager = (await managerOfToken(context, token)) !== null
        clearTimeout(deadline)
        if (!isManager) return socket.close(SIGNED_OUT, 'signed out')
        if (socket.readyState !== socket.OPEN) return
        tokens.set(socket, token)
        announcer.join(subscriber)
        subscriber.send(READY)
      }
      closeWhenTooMany(context, socket, (text) => {
        const frame = parseFrame(text)
        if (frame?.type === 'ping' && tokens.has(socket)) subscriber.send(PONG)
        if (frame?.type === 'token')
          admit(frame.token).catch((error: Error) => {
            context.log.warn({ error: error.message }, 'a session could not be read')
            socket.terminate()
          })
      })
    },
  })
}

function parseFrame(text: string): AdminFrame | null {
  try {
    return AdminFrame.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

async function checkSessions(context: Context, tokens: Map<WebSocket, string>): Promise<void> {
  try {
    for (const [socket, token] of tokens)
      if (!(await managerOfToken(context, token))) socket.close(SIGNED_OUT, 'signed out')
  } catch (error) {
    context.log.warn({ error: String(error) }, 'sessions could not be checked')
  }
}
