import { failure } from '#server/platform/failure.ts'

/** A request that waits longer fails with `unavailable`. */
const TIMEOUT_MS = 5000
/** More requests in one batch would only make the first wait longer. */
const MAX_BATCH = 32

type Waiting<Request, Answer> = {
  request: Request
  deadline: number
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

type Rules<Request> = {
  /** Requests with the same key never share a batch; null goes with any. */
  keyOf: (request: Request) => string | null
  /** Whether an error would fail each request alone as well, such as a database that is away. */
  isForAll: (error: unknown) => boolean
}

/**
 * Batches concurrent requests into one transaction, in arrival order. A rush needs one connection and costs little more
 * than a single request. A batch that fails is repeated one request at a time, so that no request fails another.
 */
export class BookingBatcher<Request, Answer> {
  private waiting: Waiting<Request, Answer>[] = []
  private isBusy = false
  private readonly decide: (requests: Request[]) => Promise<Answer[]>
  private readonly rules: Rules<Request>

  constructor(decide: (requests: Request[]) => Promise<Answer[]>, rules: Rules<Request>) {
    this.decide = decide
    this.rules = rules
  }

  /** Fails with `unavailable` after five seconds of waiting, or with the failure of its batch. */
  add(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, deadline: performance.now() + TIMEOUT_MS, resolve, reject })
      if (!this.isBusy) void this.work()
    })
  }

  private async work(): Promise<void> {
    this.isBusy = true
    // Requests that this turn of the event loop has read join the batch.
    await new Promise(setImmediate)
    while (this.waiting.length > 0) await this.answer(this.nextBatch())
    this.isBusy = false
  }

  private async answer(batch: Waiting<Request, Answer>[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const answers = await this.decide(batch.map(({ request }) => request))
      for (const [place, answer] of answers.entries()) batch[place]?.resolve(answer)
    } catch (error) {
      if (batch.length > 1 && !this.rules.isForAll(error)) for (const one of batch) await this.answer([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  private nextBatch(): Waiting<Request, Answer>[] {
    const now = performance.now()
    const batch: Waiting<Request, Answer>[] = []
    const later: Waiting<Request, Answer>[] = []
    const keys = new Set<string>()
    for (const one of this.waiting) {
      const key = this.rules.keyOf(one.request)
      if (one.deadline < now) one.reject(tooMany())
      else if (batch.length === MAX_BATCH || (key !== null && keys.has(key))) later.push(one)
      else {
        batch.push(one)
        if (key !== null) keys.add(key)
      }
    }
    this.waiting = later
    return batch
  }
}

const tooMany = () =>
  failure('unavailable', 'Many guests are booking right now. Please try again in a moment.')
