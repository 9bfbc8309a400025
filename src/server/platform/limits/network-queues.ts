import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../failure.ts'
import { clientNetwork } from './client-network.ts'

/** Requests of one network handled at once; the others wait, so that no network blocks the event loop. */
export const HANDLED_AT_ONCE = 10
/** More than 30 browsers with six connections each can use. */
export const MAX_WAITING = 300

type Queue = { handled: number; waiting: (() => void)[] }

/** A queue for each network with requests in progress. */
export class NetworkQueues {
  private readonly queues = new Map<string, Queue>()

  /**
   * Resolves when the request may be handled; the response's end frees its place. Fails with `too_many` when too many
   * wait.
   */
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

  /** Starts the next in another turn of the event loop, so that other networks come between. */
  private leave(network: string, queue: Queue): void {
    const next = queue.waiting.shift()
    if (next) setImmediate(next)
    else if (--queue.handled === 0) this.queues.delete(network)
  }
}

/**
 * Calls `leave` once, when the response ends or its connection closes: a pipelined response without a socket emits
 * neither `finish` nor `close`.
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
