import { failure } from '../failure.ts'

/** Nobody waits longer for a turn; then they are asked to come back. */
const TIMEOUT_MS = 5000
/** Asks decided in one go at most: more of them would only make the first wait longer. */
const MAX_BATCH = 32

type Waiting<Request, Answer> = {
  request: Request
  deadline: number
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

type Rules<Request> = {
  /** A name that asks must not share within one decision; null for an ask that goes with any. */
  apart: (request: Request) => string | null
  /** Whether an error would meet everybody alone as well, such as a database that is away. */
  isForAll: (error: unknown) => boolean
}

/**
 * Asks that arrive while others are being decided wait and are decided together next, in the order asked: one transaction
 * for all who came meanwhile, so a rush needs one connection, and costs little more than a single guest. A decision that fails
 * is made again for each alone, so that what one guest sent fails nobody else.
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

  /** Fails with `unavailable` when the turn does not come within five seconds, and with what its decision fails with. */
  take(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, deadline: performance.now() + TIMEOUT_MS, resolve, reject })
      if (!this.isBusy) void this.work()
    })
  }

  private async work(): Promise<void> {
    this.isBusy = true
    // What this turn of the event loop has read from its sockets comes along.
    await new Promise(setImmediate)
    while (this.waiting.length > 0) await this.answer(this.next())
    this.isBusy = false
  }

  private async answer(together: Waiting<Request, Answer>[]): Promise<void> {
    if (together.length === 0) return
    try {
      const answers = await this.decide(together.map(({ request }) => request))
      for (const [place, answer] of answers.entries()) together[place]?.resolve(answer)
    } catch (error) {
      if (together.length > 1 && !this.rules.isForAll(error))
        for (const one of together) await this.answer([one])
      else for (const { reject } of together) reject(error)
    }
  }

  private next(): Waiting<Request, Answer>[] {
    const now = performance.now()
    const together: Waiting<Request, Answer>[] = []
    const later: Waiting<Request, Answer>[] = []
    const names = new Set<string>()
    for (const one of this.waiting) {
      const name = this.rules.apart(one.request)
      if (one.deadline < now) one.reject(tooMany())
      else if (together.length === MAX_BATCH || (name !== null && names.has(name))) later.push(one)
      else {
        together.push(one)
        if (name !== null) names.add(name)
      }
    }
    this.waiting = later
    return together
  }
}

const tooMany = () =>
  failure('unavailable', 'Many guests are booking right now. Please try again in a moment.')
