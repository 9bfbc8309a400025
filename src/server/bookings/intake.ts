import { failure } from '../failure.ts'

/** Nobody waits longer for a turn; then they are asked to come back. */
const PATIENCE_MS = 5000
/** Asks decided in one go at most: more of them would only make the first wait longer. */
const MOST_TOGETHER = 32

type Waiting<Ask, Answer> = {
  ask: Ask
  deadline: number
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

type Rules<Ask> = {
  /** A name that asks must not share within one decision; null for an ask that goes with any. */
  apart: (ask: Ask) => string | null
  /** Whether an error would meet everybody alone as well, such as a database that is away. */
  isForAll: (error: unknown) => boolean
}

/**
 * Asks that arrive while others are being decided wait and are decided together next, in the order asked: one transaction
 * for all who came meanwhile, so a rush needs one connection, and costs little more than a single guest. A decision that fails
 * is made again for each alone, so that what one guest sent fails nobody else.
 */
export class Intake<Ask, Answer> {
  private waiting: Waiting<Ask, Answer>[] = []
  private isBusy = false
  private readonly decide: (asks: Ask[]) => Promise<Answer[]>
  private readonly rules: Rules<Ask>

  constructor(decide: (asks: Ask[]) => Promise<Answer[]>, rules: Rules<Ask>) {
    this.decide = decide
    this.rules = rules
  }

  /** Fails with `unavailable` when the turn does not come within five seconds, and with what its decision fails with. */
  take(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ask, deadline: performance.now() + PATIENCE_MS, resolve, reject })
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

  private async answer(together: Waiting<Ask, Answer>[]): Promise<void> {
    if (together.length === 0) return
    try {
      const answers = await this.decide(together.map(({ ask }) => ask))
      for (const [place, answer] of answers.entries()) together[place]?.resolve(answer)
    } catch (error) {
      if (together.length > 1 && !this.rules.isForAll(error))
        for (const one of together) await this.answer([one])
      else for (const { reject } of together) reject(error)
    }
  }

  private next(): Waiting<Ask, Answer>[] {
    const now = performance.now()
    const together: Waiting<Ask, Answer>[] = []
    const later: Waiting<Ask, Answer>[] = []
    const names = new Set<string>()
    for (const one of this.waiting) {
      const name = this.rules.apart(one.ask)
      if (one.deadline < now) one.reject(tooMany())
      else if (together.length === MOST_TOGETHER || (name !== null && names.has(name))) later.push(one)
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
