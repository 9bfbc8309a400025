import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { failure } from '../failure.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { KeyedRateLimiter, RateLimiter } from '../socket/rate-limiter.ts'

/** Uncached pages of one network and minute; rendering costs a hundred times as much as sending. */
export const RENDERS_A_MINUTE = 60
const WINDOW_MS = 60_000
const MAX_AT_ONCE = 1
const MAX_WAITING = 100
/** Leaves the event loop to other requests for this many times the last page's duration while others wait. */
const REST_FACTOR = 2
const LONGEST_REST_MS = 250

/** Limits each network's renders, and renders at once. */
export class RenderBudget {
  private readonly isLimited: boolean
  private readonly networks = new KeyedRateLimiter(() => new RateLimiter(RENDERS_A_MINUTE, WINDOW_MS))
  private readonly limit = new ConcurrencyLimit(MAX_AT_ONCE)

  constructor(config: Config) {
    this.isLimited = config.RATE_LIMIT === 'on'
  }

  /** Whether a page would wait for others. */
  get isBusy(): boolean {
    return this.limit.queued > 0
  }

  get isFull(): boolean {
    return this.limit.queued >= MAX_WAITING
  }

  /** Counts one page; fails with `too_many` above the network's limit. */
  take(request: FastifyRequest): void {
    if (!this.isLimited || this.networks.takes(clientNetwork(request.ip), performance.now())) return
    throw failure('too_many', 'That was a lot at once. Please try again in a minute.')
  }

  /** Renders in turn; fails with `unavailable` when too many wait. */
  run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.isFull) throw failure('unavailable', 'The site is very busy. Please try again in a moment.')
    return new Promise((resolve, reject) => {
      void this.limit.run(async () => {
        const begun = performance.now()
        await render().then(resolve, reject)
        if (this.isLimited && this.limit.queued > 0)
          await setTimeout(Math.min(LONGEST_REST_MS, REST_FACTOR * (performance.now() - begun)))
      })
    })
  }
}
