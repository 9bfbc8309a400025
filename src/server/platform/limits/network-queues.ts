import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { isInternal } from '../http/internal-call.ts'
import { type ClientNetwork, clientNetworks } from './client-network.ts'

/** The others wait, so that no network blocks the event loop. */
export const HANDLED_AT_ONCE = 10
/** More than all connections that a network may have open; only those of a proxy can be more. */
export const MAX_WAITING = 300
/** A request that was cut off before its handler began gets no reply; it holds its place this long. */
const CUT_OFF_MS = 5000

declare module 'fastify' {
  interface FastifyRequest {
    leaveQueue: (() => void) | null
  }
}

type Queue = { handled: number; waiting: (() => void)[] }

/**
 * A cut-off request keeps its place until its reply is ready, because its work goes on. Sending the reply
 * needs no place: a paused video would keep it.
 */
export function queueRequests(app: FastifyInstance): void {
  const queues = new NetworkQueues()
  app.decorateRequest('leaveQueue', null)
  app.addHook('onRoute', (route) => {
    // An open socket needs no place either.
    if (route.wsHandler || route.websocket) route.preHandler = [route.preHandler ?? [], leaveQueue].flat()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isInternal(request)) await queues.enter(request, reply)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.leaveQueue?.()
    done()
  })
}

const leaveQueue = async (request: FastifyRequest): Promise<void> => request.leaveQueue?.()

class NetworkQueues {
  private readonly queues = new Map<string, Queue>()

  /** Fails with `too_many` when too many wait. */
  private async takePlace({ name, share }: ClientNetwork): Promise<() => void> {
    const queue = this.queues.get(name) ?? { handled: 0, waiting: [] }
    this.queues.set(name, queue)
    if (queue.waiting.length >= MAX_WAITING * share)
      throw failure('too_many', 'That was a lot at once. Please try again in a moment.')
    if (queue.handled < HANDLED_AT_ONCE * share) queue.handled++
    else await new Promise<void>((begin) => queue.waiting.push(begin))
    return () => this.leave(name, queue)
  }

  async enter(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const places: (() => void)[] = []
    request.leaveQueue = () => {
      request.leaveQueue = null
      for (const leave of places) leave()
    }
    for (const network of clientNetworks(request.ip)) places.push(await this.takePlace(network))
    // Nobody waits for the reply, so the work does not begin.
    if (request.raw.socket.destroyed) throw failure('malformed', 'The connection is closed')
    raw.once('close', () => {
      if (request.leaveQueue) setTimeout(() => request.leaveQueue?.(), CUT_OFF_MS).unref()
    })
  }

  /** In another turn of the event loop, so that other networks come between. */
  private leave(name: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) setImmediate(next)
    else if (--queue.handled === 0) this.queues.delete(name)
  }
}
