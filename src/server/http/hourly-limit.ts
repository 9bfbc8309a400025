import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { KeyedRateLimiter, RateLimiter } from '../socket/rate-limiter.ts'
import { clientNetwork } from './client-network.ts'

const HOUR_MS = 3_600_000

/** A check that fails with `too_many` when a network calls more than `max` times an hour; several people may share it. */
export function hourlyLimit(max: number): (context: Context) => void {
  const ofNetwork = new KeyedRateLimiter(() => new RateLimiter(max, HOUR_MS))
  return ({ config, clock, visitor }) => {
    if (config.RATE_LIMIT === 'off' || ofNetwork.takes(clientNetwork(visitor.address), clock.now())) return
    throw failure('too_many', 'That was a lot at once. Please try again in an hour.')
  }
}
