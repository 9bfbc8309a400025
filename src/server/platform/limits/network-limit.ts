import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { KeyedRateLimiter } from '../socket/rate-limiter.ts'
import { clientNetworks } from './client-network.ts'

const HOUR_MS = 3_600_000

/** Allows each network at most its share of `max` events in any `windowMs` milliseconds. */
export class NetworkRateLimiter {
  private readonly networks: KeyedRateLimiter

  constructor(max: number, windowMs: number) {
    this.networks = new KeyedRateLimiter(max, windowMs)
  }

  /** Whether one more from this address is allowed at `now` (milliseconds); counts it when it is. */
  takes(address: string, now: number): boolean {
    if (!this.allows(address, now)) return false
    this.count(address, now)
    return true
  }

  /** Whether one more is allowed, without counting it. */
  allows(address: string, now: number): boolean {
    return this.limiters(address, now).every((limiter) => limiter.allows(now))
  }

  count(address: string, now: number): void {
    for (const limiter of this.limiters(address, now)) limiter.count(now)
  }

  private limiters(address: string, now: number) {
    return clientNetworks(address).map(({ name, share }) => this.networks.limiter(name, now, share))
  }
}

/** Whether the visitor's network may do one more; counts it when it may. Without RATE_LIMIT it always may. */
export const networkMay = ({ config, clock, visitor }: Context, limiter: NetworkRateLimiter): boolean =>
  config.RATE_LIMIT === 'off' || limiter.takes(visitor.address, clock.now())

/** A check that fails with `too_many` when a network calls more than `max` times an hour; several people may share it. */
export function hourlyLimit(max: number): (context: Context) => void {
  const ofNetwork = new NetworkRateLimiter(max, HOUR_MS)
  return (context) => {
    if (!networkMay(context, ofNetwork))
      throw failure('too_many', 'That was a lot at once. Please try again in an hour.')
  }
}
