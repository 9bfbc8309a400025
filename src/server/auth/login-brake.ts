import { failure } from '../failure.ts'

const FREE_FAILURES = 5
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000
const FORGET_AFTER_MS = 15 * 60_000
const MOST_KEYS = 10_000

type Failures = { count: number; last: number }

/** Slows repeated failures of an account or an address down, doubling to a minute, without ever locking it. */
export class LoginBrake {
  private readonly failures = new Map<string, Failures>()

  /** An account and an address are slowed down each by itself. */
  keysOf(email: string, address: string): string[] {
    return [`account:${email}`, `address:${address}`]
  }

  /** Fails with `too_many` while the caller must wait. */
  hold(keys: readonly string[], now: number): void {
    const wait = this.secondsToWait(keys, now)
    if (wait > 0) throw failure('too_many', `Too many attempts. Please try again in ${wait} seconds.`)
  }

  /** Whole seconds the caller must wait, 0 when it may try now. */
  private secondsToWait(keys: readonly string[], now: number): number {
    return Math.max(...keys.map((key) => Math.ceil(this.waitOf(key, now) / 1000)))
  }

  failed(keys: readonly string[], now: number): void {
    for (const key of keys) {
      const known = this.failures.get(key)
      const count = known && now - known.last < FORGET_AFTER_MS ? known.count + 1 : 1
      this.failures.delete(key)
      this.failures.set(key, { count, last: now })
    }
    while (this.failures.size > MOST_KEYS) {
      const [oldest] = this.failures.keys()
      if (oldest !== undefined) this.failures.delete(oldest)
    }
  }

  succeeded(keys: readonly string[]): void {
    for (const key of keys) this.failures.delete(key)
  }

  private waitOf(key: string, now: number): number {
    const known = this.failures.get(key)
    if (!known || known.count < FREE_FAILURES) return 0
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (known.count - FREE_FAILURES))
    return Math.max(0, known.last + wait - now)
  }
}
