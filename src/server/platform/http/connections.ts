import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../config.ts'
import { OpenCounts } from '../limits/open-counts.ts'
import { trustsPeer } from './request-id.ts'

/** Those of 30 browsers, with six each, and 20 sockets. */
export const CONNECTIONS_PER_NETWORK = 200
/** Requests sent before the previous one is answered; browsers and proxies send none. */
export const MAX_PIPELINED = 12
/** A connection that sends more counts as open this long, because parsing what it sent is the attack. */
const PENALTY_MS = 60_000

/**
 * Bounds each network's connections where they open, and handles one request of a connection at a time.
 * What exceeds a bound is destroyed without an answer. A trusted proxy's connections are everybody's and
 * not bounded.
 */
export function boundedServer(config: Config): FastifyServerFactory {
  const isTrusted = trustsPeer(config)
  const open = new OpenCounts(CONNECTIONS_PER_NETWORK)
  const greedy = new WeakSet<Socket>()
  return (handle, options) => {
    const { keepAliveTimeout, requestTimeout } = options as ServerOptions
    const answer = oneAtATime(handle as RequestListener, (socket) => {
      greedy.add(socket)
      socket.destroy()
    })
    const server = createServer({ keepAliveTimeout, requestTimeout }, answer)
    server.on('connection', (socket: Socket) => {
      stopReading(socket, () => greedy.has(socket))
      if (isTrusted(socket)) return
      const { remoteAddress = '' } = socket
      if (!open.hasRoom(remoteAddress)) return socket.destroy()
      const leave = open.add(remoteAddress)
      socket.once('close', () => {
        if (greedy.has(socket)) setTimeout(leave, PENALTY_MS).unref()
        else leave()
      })
    })
    return server
  }
}

/** Undocumented in Node; `onIncoming` returns 2 to end the reading of a chunk. */
type Parsed = Socket & { parser?: { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number } }

/**
 * The last chunk of a refused connection may hold a thousand more requests, which cost more than the
 * refusal saves.
 */
function stopReading({ parser }: Parsed, isRefused: () => boolean): void {
  const onIncoming = parser?.onIncoming
  if (parser && onIncoming)
    parser.onIncoming = (request, keepAlive) => (isRefused() ? 2 : onIncoming(request, keepAlive))
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

function oneAtATime(handle: RequestListener, refuse: (socket: Socket) => void): RequestListener {
  const waitingBySocket = new WeakMap<Socket, Exchange[]>()
  const begin = ({ request, response }: Exchange): void => {
    const { socket } = request
    response.once('close', () => {
      const next = waitingBySocket.get(socket)?.shift()
      if (next && !socket.destroyed) begin(next)
      else waitingBySocket.delete(socket)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = waitingBySocket.get(socket)
    if (!waiting) {
      waitingBySocket.set(socket, [])
      begin({ request, response })
    } else if (waiting.length < MAX_PIPELINED) waiting.push({ request, response })
    else if (!socket.destroyed) refuse(socket)
  }
}
