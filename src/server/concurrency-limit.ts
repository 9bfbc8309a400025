/** Runs at most `max` pieces of work at once; the others wait in the order they came. */
export class ConcurrencyLimit {
  private readonly max: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(max: number) {
    this.max = max
  }

  /** How many wait. */
  get queued(): number {
    return this.waiting.length
  }

  /** The outcome of `work`, which begins once fewer than `max` others run. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.max) this.running++
    else await new Promise<void>((begin) => this.waiting.push(begin))
    try {
      return await work()
    } finally {
      // The place goes straight to the next, so that nobody overtakes.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
