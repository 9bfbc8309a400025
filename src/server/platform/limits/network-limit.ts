import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { KeyedRateLimiter, RateLimiter } from '../socket/rate-limiter.ts'
import { clientNetwork } from './client-network.ts'

const HOUR_MS = 3_600_000

/** Whether the visitor's network may do one more; counts it when it may. Without RATE_LIMIT it always may. */
export const networkMay = ({ config, clock, visitor }: Context, limiter: KeyedRateLimiter): boolean =>
  config.RATE_LIMIT === 'off' || limiter.takes(clientNetwork(visitor.address), clock.now())

/** A check that fails with `too_many` when a network calls more than `max` times an hour; several people may share it. */
export function hourlyLimit(max: number): (context: Context) => void {
  const ofNetwork = new KeyedRateLimiter(() => new RateLimiter(max, HOUR_MS))
  return (context) => {
    if (!networkMay(context, ofNetwork))
      throw failure('too_many', 'That was a lot at once. Please try again in an hour.')
  }
}
