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

/** Open connections of one network: those of 30 browsers, with six each, and 20 sockets. */
export const CONNECTIONS_PER_NETWORK = 200
/** Requests that a connection may send before the one before is answered; browsers and proxies send none. */
export const MAX_PIPELINED = 12
/** A connection that sends more counts as open for so long: the parsing of what it sent is the attack. */
const PENALTY_MS = 60_000

/**
 * A server that bounds each network's connections where they open, and begins a connection's next request when the one before
 * is answered. What is above a bound is destroyed without an answer. A trusted proxy's connections are everybody's and not
 * bounded.
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

/** Node's reader of a connection, which its documentation leaves out; `onIncoming` returns 2 to end the reading of a chunk. */
type Parsed = Socket & { parser?: { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number } }

/** Stops the reading of a refused connection: its last chunk may hold a thousand more requests, which cost more than the refusal saves. */
function stopReading({ parser }: Parsed, isRefused: () => boolean): void {
  const onIncoming = parser?.onIncoming
  if (parser && onIncoming)
    parser.onIncoming = (request, keepAlive) => (isRefused() ? 2 : onIncoming(request, keepAlive))
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Handles one request of a connection at a time; calls `refuse` with a connection on which too many wait. */
function oneAtATime(handle: RequestListener, refuse: (socket: Socket) => void): RequestListener {
  /** What waits on each connection with a request in progress. */
  const busy = new WeakMap<Socket, Exchange[]>()
  const begin = ({ request, response }: Exchange): void => {
    const { socket } = request
    response.once('close', () => {
      const next = busy.get(socket)?.shift()
      if (next && !socket.destroyed) begin(next)
      else busy.delete(socket)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const waiting = busy.get(socket)
    if (!waiting) {
      busy.set(socket, [])
      begin({ request, response })
    } else if (waiting.length < MAX_PIPELINED) waiting.push({ request, response })
    else if (!socket.destroyed) refuse(socket)
  }
}
