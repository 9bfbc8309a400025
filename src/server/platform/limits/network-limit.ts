import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { KeyedRateLimiter } from '../socket/rate-limiter.ts'
import { clientNetworks } from './client-network.ts'

const HOUR_MS = 3_600_000

export class NetworkRateLimiter {
  private readonly networks: KeyedRateLimiter

  constructor(max: number, windowMs: number) {
    this.networks = new KeyedRateLimiter(max, windowMs)
  }

  tryConsume(address: string, now: number): boolean {
    if (!this.allows(address, now)) return false
    this.count(address, now)
    return true
  }

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

export const networkMay = ({ config, clock, visitor }: Context, limiter: NetworkRateLimiter): boolean =>
  config.RATE_LIMIT === 'off' || limiter.tryConsume(visitor.address, clock.now())

/** Fails with `too_many`. Several people may share a network. */
export function hourlyLimit(max: number): (context: Context) => void {
  const ofNetwork = new NetworkRateLimiter(max, HOUR_MS)
  return (context) => {
    if (!networkMay(context, ofNetwork))
      throw failure('too_many', 'That was a lot at once. Please try again in an hour.')
  }
}
