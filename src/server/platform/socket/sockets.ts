import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { COME_BACK } from '#contract/chat/chat-limits.ts'
import { RateLimiter } from './rate-limiter.ts'

const LARGEST_FRAME = 8192
const HEARTBEAT_MS = 30_000
/** Pings and pongs in a minute: browsers send two, and no other program needs more than one a second. */
const CONTROL_FRAMES = 60
const MINUTE_MS = 60_000
const CLOSE_TIMEOUT_MS = 1500

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks of the sockets' plugin run for these routes only. */
    socketRoutes: FastifyInstance
    openSockets: () => number
    closeSockets: () => Promise<void>
  }
}

export async function acceptSockets(app: FastifyInstance, heartbeatMs = HEARTBEAT_MS): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false },
      errorHandler: (error, socket, request) => {
        request.log.debug({ error: error.message }, 'a socket failed')
        // `ws` has answered a protocol error with its close code; any other error ends the socket here.
        if (!isProtocolError(error)) socket.terminate()
      },
      preClose: (done) => {
        app.closeSockets().then(() => done())
      },
    })
    app.decorate('socketRoutes', scope)
  })
  const server = app.socketRoutes.websocketServer
  const endUpgrades = trackUpgrades(app)
  app.decorate('openSockets', () => server.clients.size)
  app.decorate('closeSockets', async () => {
    await sendClose(server)
    endUpgrades()
  })
  server.on('connection', limitControlFrames)
  const beat = keepAlive(server, heartbeatMs)
  app.addHook('onClose', async () => clearInterval(beat))
}

const isProtocolError = (error: Error & { code?: unknown }): boolean =>
  typeof error.code === 'string' && error.code.startsWith('WS_ERR')

/** A control frame costs as much as a message, and no limit of messages counts it. */
function limitControlFrames(socket: WebSocket): void {
  const limiter = new RateLimiter(CONTROL_FRAMES, MINUTE_MS)
  const count = () => {
    if (!limiter.tryConsume(performance.now())) socket.terminate()
  }
  socket.on('ping', count)
  socket.on('pong', count)
}

function keepAlive(server: WebSocketServer, everyMs: number): NodeJS.Timeout {
  const silent = new WeakSet<WebSocket>()
  server.on('connection', (socket) => socket.on('pong', () => silent.delete(socket)))
  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.ping()
      }
    }
  }, everyMs)
  return beat.unref()
}

/**
 * During the stop the framework answers an upgrade with 503 and leaves its connection open, which would
 * keep the server running. The returned function ends them all.
 */
function trackUpgrades(app: FastifyInstance): () => void {
  const open = new Set<Duplex>()
  let isOver = false
  app.server.on('upgrade', (_request, wire) => {
    open.add(wire)
    wire.once('close', () => open.delete(wire))
    if (isOver) setImmediate(() => wire.destroy())
  })
  return () => {
    isOver = true
    for (const wire of open) wire.destroy()
  }
}

async function sendClose(server: WebSocketServer): Promise<void> {
  const gone = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of server.clients) socket.close(COME_BACK, 'come back')
  const timeout = setTimeout(() => {
    for (const socket of server.clients) socket.terminate()
  }, CLOSE_TIMEOUT_MS)
  await gone
  clearTimeout(timeout)
}
