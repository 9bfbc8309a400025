type Kept<Value> = { madeAt: number; reading: Promise<Value> }

/**
 * Answers of the database by name, given again until they are dropped or `forMs` have passed; callers that come together
 * share one reading, and a reading that fails is not kept. Names that people make up have an end: `most`.
 */
export class KeptReads<Value> {
  private readonly kept = new Map<string, Kept<Value>>()
  private readonly forMs: number
  private readonly most: number

  constructor({ forMs = Number.POSITIVE_INFINITY, most = 100 }: { forMs?: number; most?: number } = {}) {
    this.forMs = forMs
    this.most = most
  }

  read(name: string, make: () => PromiseLike<Value>): Promise<Value> {
    const known = this.kept.get(name)
    if (known && performance.now() - known.madeAt < this.forMs) return known.reading
    if (this.kept.size >= this.most) this.drop()
    // Made a promise at once: a query builder would ask the database anew whenever it is awaited.
    const made = { madeAt: performance.now(), reading: Promise.resolve(make()) }
    this.kept.set(name, made)
    made.reading.catch(() => {
      if (this.kept.get(name) === made) this.kept.delete(name)
    })
    return made.reading
  }

  /** Forgets what has been read, or only what `concerns` says of its name. */
  drop(concerns: (name: string) => boolean = () => true): void {
    for (const name of this.kept.keys()) if (concerns(name)) this.kept.delete(name)
  }
}
