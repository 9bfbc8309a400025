type Entry<Value> = { madeAt: number; reading: Promise<Value> }

/**
 * Answers of the database by name, given again until they are dropped or `forMs` have passed; callers that come together
 * share one reading, and a reading that fails is not kept. Names that people make up have an end: `most`.
 */
export class ReadCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly forMs: number
  private readonly max: number

  constructor({ forMs = Number.POSITIVE_INFINITY, max = 100 }: { forMs?: number; max?: number } = {}) {
    this.forMs = forMs
    this.max = max
  }

  read(name: string, make: () => PromiseLike<Value>): Promise<Value> {
    const known = this.entries.get(name)
    if (known && performance.now() - known.madeAt < this.forMs) return known.reading
    if (this.entries.size >= this.max) this.drop()
    // Made a promise at once: a query builder would ask the database anew whenever it is awaited.
    const made = { madeAt: performance.now(), reading: Promise.resolve(make()) }
    this.entries.set(name, made)
    made.reading.catch(() => {
      if (this.entries.get(name) === made) this.entries.delete(name)
    })
    return made.reading
  }

  /** Forgets what has been read, or only what `concerns` says of its name. */
  drop(concerns: (name: string) => boolean = () => true): void {
    for (const name of this.entries.keys()) if (concerns(name)) this.entries.delete(name)
  }
}
