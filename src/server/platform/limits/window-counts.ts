import type { Redis } from 'ioredis'

/** Requests in the current window, and its remaining milliseconds. */
export type WindowCount = { current: number; ttl: number }

/** Counts by key in fixed windows. */
export type WindowCounts = { count: (key: string, windowMs: number) => Promise<WindowCount> }

const MAX_KEYS = 20_000

/** Counts in this process; forgets all above 20,000 keys, so that strangers cannot fill memory. */
export class LocalCounts implements WindowCounts {
  private readonly windows = new Map<string, { current: number; endsAt: number }>()

  async count(key: string, windowMs: number): Promise<WindowCount> {
    const now = performance.now()
    const known = this.windows.get(key)
    if (known && known.endsAt > now) return { current: ++known.current, ttl: known.endsAt - now }
    if (this.windows.size >= MAX_KEYS) this.windows.clear()
    this.windows.set(key, { current: 1, endsAt: now + windowMs })
    return { current: 1, ttl: windowMs }
  }
}

/** Counts in Redis for all instances; in this process while Redis is away. */
export class SharedCounts implements WindowCounts {
  private readonly redis: Redis
  private readonly local = new LocalCounts()

  constructor(redis: Redis) {
    this.redis = redis
  }

  async count(key: string, windowMs: number): Promise<WindowCount> {
    const name = `crypto-lodge:count:${key}`
    try {
      const answers = await this.redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec()
      const [, current, ttl] = (answers ?? []).map(([error, value]) => (error ? Number.NaN : Number(value)))
      if (current && ttl && ttl > 0) return { current, ttl }
    } catch {
      // The connection logs that Redis is away.
    }
    return this.local.count(key, windowMs)
  }
}
