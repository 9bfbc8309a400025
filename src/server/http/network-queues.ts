import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { clientNetwork } from './client-network.ts'

/** Requests of one network that are handled at once; the others wait, so that they cannot hold the event loop together. */
export const HANDLED_AT_ONCE = 10
/** More than 30 browsers of six connections each can have. */
export const MAX_WAITING = 300

type Queue = { handled: number; waiting: (() => void)[] }

/** A queue for each network that has requests in progress; one without any is forgotten. */
export class NetworkQueues {
  private readonly queues = new Map<string, Queue>()

  /** Resolves when the request may be handled; its place is free when the response ends. Fails with `too_many` when too many wait. */
  async enter(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const network = clientNetwork(request.ip)
    const queue = this.queues.get(network) ?? { handled: 0, waiting: [] }
    this.queues.set(network, queue)
    if (queue.waiting.length >= MAX_WAITING)
      throw failure('too_many', 'That was a lot at once. Please try again in a moment.')
    if (queue.handled < HANDLED_AT_ONCE) queue.handled++
    else await new Promise<void>((begin) => queue.waiting.push(begin))
    leaveOnce(request, raw, () => this.leave(network, queue))
  }

  /** The next begins in another turn of the event loop, so that other networks come between. */
  private leave(network: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) setImmediate(next)
    else if (--queue.handled === 0) this.queues.delete(network)
  }
}

/**
 * Calls `leave` once, when the response ends or its connection closes: a pipelined response that was never given its
 * socket emits neither `finish` nor `close`.
 */
function leaveOnce({ raw: { socket } }: FastifyRequest, response: ServerResponse, leave: () => void): void {
  if (response.destroyed || response.writableFinished || socket.destroyed) {
    leave()
    return
  }
  let hasLeft = false
  const end = () => {
    if (hasLeft) return
    hasLeft = true
    socket.off('close', end)
    leave()
  }
  socket.setMaxListeners(2 * HANDLED_AT_ONCE)
  socket.once('close', end)
  finished(response, end)
}
