import { dropLeastUsed } from '../cache/least-used.ts'

export class RateLimiter {
  private readonly max: number
  private readonly windowMs: number
  private times: number[] = []

  constructor(max: number, windowMs: number) {
    this.max = max
    this.windowMs = windowMs
  }

  /**
   * Counts one more when it is allowed. `now` is in milliseconds; what a clock that ran ahead counted is
   * forgotten.
   */
  tryConsume(now: number): boolean {
    if (!this.allows(now)) return false
    this.count(now)
    return true
  }

  allows(now: number): boolean {
    return this.used(now) < this.max
  }

  count(now: number): void {
    this.times.push(now)
  }

  used(now: number): number {
    this.times = this.times.filter((time) => time > now - this.windowMs && time <= now)
    return this.times.length
  }
}

/** The least used keys make room, so that strangers can neither fill memory nor free a key. */
export class KeyedRateLimiter {
  private readonly max: number
  private readonly windowMs: number
  private readonly maxKeys: number
  private readonly each = new Map<string, RateLimiter>()

  constructor(max: number, windowMs: number, maxKeys = 10_000) {
    this.max = max
    this.windowMs = windowMs
    this.maxKeys = maxKeys
  }

  tryConsume(key: string, now: number): boolean {
    return this.limiter(key, now).tryConsume(now)
  }

  limiter(key: string, now: number, share = 1): RateLimiter {
    const known = this.each.get(key)
    if (known) return known
    if (this.each.size >= this.maxKeys) dropLeastUsed(this.each, (limiter) => limiter.used(now))
    const made = new RateLimiter(this.max * share, this.windowMs)
    this.each.set(key, made)
    return made
  }
}
