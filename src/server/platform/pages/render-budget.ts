import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'
import { NetworkRateLimiter } from '../limits/network-limit.ts'
import { MAX_WAITING, RenderQueue, type Turn } from './render-queue.ts'

/** Per network. Rendering costs a hundred times as much as sending. */
export const RENDERS_A_MINUTE = 60
const WINDOW_MS = 60_000
/**
 * While others wait, the event loop is left to other requests for this many times the last page's duration.
 */
const REST_FACTOR = 2
const LONGEST_REST_MS = 250

export class RenderBudget {
  private readonly isLimited: boolean
  private readonly networks = new NetworkRateLimiter(RENDERS_A_MINUTE, WINDOW_MS)
  private readonly queue = new RenderQueue()

  constructor(config: Config) {
    this.isLimited = config.RATE_LIMIT === 'on'
  }

  get isBusy(): boolean {
    return this.queue.queued > 0
  }

  get isFull(): boolean {
    return this.queue.queued >= MAX_WAITING
  }

  /** Fails with `too_many` above the network's limit. */
  take(request: FastifyRequest): void {
    if (!this.isLimited || this.networks.tryConsume(request.ip, performance.now())) return
    throw failure('too_many', 'That was a lot at once. Please try again in a minute.')
  }

  /** Fails with `Busy` when too many wait. */
  async run<Page>(turn: Turn, render: () => Promise<Page>): Promise<Page> {
    await this.queue.enter(turn)
    const begun = performance.now()
    try {
      return await render()
    } finally {
      void this.rest(performance.now() - begun).then(() => this.queue.leave())
    }
  }

  private async rest(rendered: number): Promise<void> {
    if (this.isLimited && this.isBusy) await setTimeout(Math.min(LONGEST_REST_MS, REST_FACTOR * rendered))
  }
}
