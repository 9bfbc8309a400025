/** Runs at most `max` functions at once; the others wait in order. */
export class ConcurrencyLimit {
  private readonly max: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(max: number) {
    this.max = max
  }

  get queued(): number {
    return this.waiting.length
  }

  /** Runs `work` when fewer than `max` others run, and returns its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.max) this.running++
    else await new Promise<void>((begin) => this.waiting.push(begin))
    try {
      return await work()
    } finally {
      // Hands the place to the next in the queue directly, so that nobody overtakes.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
