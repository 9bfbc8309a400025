/** Allows at most `max` events in any `windowMs` milliseconds. */
export class RateLimiter {
  private readonly max: number
  private readonly windowMs: number
  private times: number[] = []

  constructor(max: number, windowMs: number) {
    this.max = max
    this.windowMs = windowMs
  }

  /** Whether one more is allowed at `now` (milliseconds); counts it when it is. What a clock that ran ahead counted is forgotten. */
  takes(now: number): boolean {
    this.times = this.times.filter((time) => time > now - this.windowMs && time <= now)
    if (this.times.length >= this.max) return false
    this.times.push(now)
    return true
  }
}

/** A limiter for each key; forgets all above `maxKeys`, so that strangers cannot fill memory. */
export class KeyedRateLimiter {
  private readonly make: () => RateLimiter
  private readonly maxKeys: number
  private readonly each = new Map<string, RateLimiter>()

  constructor(make: () => RateLimiter, maxKeys = 10_000) {
    this.make = make
    this.maxKeys = maxKeys
  }

  takes(key: string, now: number): boolean {
    if (this.each.size >= this.maxKeys) this.each.clear()
    const limiter = this.each.get(key) ?? this.make()
    this.each.set(key, limiter)
    return limiter.takes(now)
  }
}
