import type { Redis } from 'ioredis'
import { dropLeastUsed } from '../cache/least-used.ts'
import { clientNetworks } from './client-network.ts'

/** `ttl` is in milliseconds. */
export type WindowCount = { current: number; ttl: number }

export type WindowCounts = { count: (key: string, windowMs: number) => Promise<WindowCount> }

const MAX_KEYS = 20_000

/** The keys with the lowest counts make room, so that strangers can neither fill memory nor free a key. */
export class LocalCounts implements WindowCounts {
  private readonly windows = new Map<string, { current: number; endsAt: number }>()

  async count(key: string, windowMs: number): Promise<WindowCount> {
    const now = performance.now()
    const known = this.windows.get(key)
    if (known && known.endsAt > now) return { current: ++known.current, ttl: known.endsAt - now }
    if (this.windows.size >= MAX_KEYS)
      dropLeastUsed(this.windows, ({ current, endsAt }) => (endsAt > now ? current : 0))
    this.windows.set(key, { current: 1, endsAt: now + windowMs })
    return { current: 1, ttl: windowMs }
  }
}

/** Counts in this process while Redis is away. */
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

type Budget = { name: string; max: number; windowMs: number }

/**
 * Returns the count that is nearest to the limit, in terms of one client's `max`. A request above a
 * network's share is not counted in the wider ones, so that a flood uses up its own network and not its
 * neighbors'.
 */
export async function countInNetworks(
  counts: WindowCounts,
  address: string,
  { name, max, windowMs }: Budget,
): Promise<WindowCount> {
  let nearest: WindowCount = { current: 0, ttl: windowMs }
  for (const network of clientNetworks(address)) {
    const { current, ttl } = await counts.count(`${name}:${network.name}`, windowMs)
    const used = Math.ceil(current / network.share)
    if (used > nearest.current) nearest = { current: used, ttl }
    if (used > max) break
  }
  return nearest
}
