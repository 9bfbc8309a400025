type Entry<Value> = { expiresAt: number; promise: Promise<Value>; value?: Value }

type Options<Value> = {
  max?: number
  ttlMs?: number
  isCacheable?: (value: Value) => boolean
}

/**
 * Concurrent callers share one computation. A failure is not cached. A value that is dropped during its
 * computation still reaches its callers and is not cached.
 */
export class PromiseCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly max: number
  private readonly ttlMs: number
  private readonly isCacheable: (value: Value) => boolean

  constructor({
    max = 100,
    ttlMs = Number.POSITIVE_INFINITY,
    isCacheable = () => true,
  }: Options<Value> = {}) {
    this.max = max
    this.ttlMs = ttlMs
    this.isCacheable = isCacheable
  }

  has(key: string): boolean {
    return this.fresh(key) !== undefined
  }

  isComputed(key: string): boolean {
    return this.fresh(key)?.value !== undefined
  }

  get(key: string, compute: () => PromiseLike<Value>): Promise<Value> {
    const entry = this.fresh(key) ?? this.compute(key, compute)
    this.entries.delete(key)
    this.entries.set(key, entry)
    if (this.entries.size > this.max) this.evictOldest()
    return entry.promise
  }

  *computed(): Generator<[string, Value]> {
    for (const [key, { value }] of this.entries) if (value !== undefined) yield [key, value]
  }

  drop(matches: (key: string) => boolean = () => true): void {
    for (const key of this.entries.keys()) if (matches(key)) this.entries.delete(key)
  }

  private fresh(key: string): Entry<Value> | undefined {
    const entry = this.entries.get(key)
    return entry && performance.now() < entry.expiresAt ? entry : undefined
  }

  private compute(key: string, compute: () => PromiseLike<Value>): Entry<Value> {
    // Awaited once, because a query builder runs its query again for each caller that awaits it.
    const promise = Promise.resolve(compute())
    const entry: Entry<Value> = { expiresAt: performance.now() + this.ttlMs, promise }
    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key)
    }
    promise.then((value) => {
      entry.value = value
      if (!this.isCacheable(value)) forget()
    }, forget)
    return entry
  }

  private evictOldest(): void {
    const [oldest] = this.entries.keys()
    if (oldest !== undefined) this.entries.delete(oldest)
  }
}
