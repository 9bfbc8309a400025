/** Lets through at most `most` events in any `windowMs` milliseconds. */
export class RateLimiter {
  private readonly max: number
  private readonly windowMs: number
  private times: number[] = []

  constructor(max: number, windowMs: number) {
    this.max = max
    this.windowMs = windowMs
  }

  /** Whether one more may happen at `now`, in milliseconds; one that may counts. */
  takes(now: number): boolean {
    this.times = this.times.filter((time) => time > now - this.windowMs)
    if (this.times.length >= this.max) return false
    this.times.push(now)
    return true
  }
}

/** An allowance for each key, forgotten when the map has grown past `maxKeys`, so that strangers cost no memory. */
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
