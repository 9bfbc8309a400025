import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { COME_BACK } from '#contract/chat-limits.ts'

const LARGEST_FRAME = 8192
const HEARTBEAT_MS = 30_000
/** How long a client may take to answer the close of a server that stops. */
const FAREWELL_MS = 1500

/** Sockets with frames of at most 8 KB, a heartbeat, and a farewell that asks clients to come back. */
export async function openSockets(app: FastifyInstance, heartbeatMs = HEARTBEAT_MS): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      request.log.debug({ error: error.message }, 'a socket failed')
      // A frame that breaks the protocol has been answered with its close code; anything else ends here.
      if (!isProtocolError(error)) socket.terminate()
    },
    preClose: (done) => {
      sendClose(app.websocketServer).then(() => {
        endUpgrades()
        done()
      })
    },
  })
  const endUpgrades = trackUpgrades(app)
  const beat = keepAlive(app.websocketServer, heartbeatMs)
  app.addHook('onClose', async () => clearInterval(beat))
}

const isProtocolError = (error: Error & { code?: unknown }): boolean =>
  typeof error.code === 'string' && error.code.startsWith('WS_ERR')

/** Ends what has not answered the last ping, and pings the rest. */
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
 * Remembers every connection that asked for an upgrade. One that asks while the server stops is answered 503 and then
 * left open by the framework, and would keep the server from ever ending; the returned function ends them all.
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
  }, FAREWELL_MS)
  await gone
  clearTimeout(timeout)
}
