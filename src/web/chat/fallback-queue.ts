import type { Pending } from './chat-log.ts'

const POST_AFTER_MS = 1500

/** Sends by request what the socket could not carry: one after the other, in the order they were written. */
export class FallbackQueue {
  private readonly next: () => Pending | undefined
  private readonly post: (pending: Pending) => Promise<boolean>
  private isPosting = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `next` is the first that waits, none while the socket is open; `post` is false when no server took it. */
  constructor(next: () => Pending | undefined, post: (pending: Pending) => Promise<boolean>) {
    this.next = next
    this.post = post
  }

  /** A socket usually comes back at once, so the box waits a moment before it takes over. */
  drainSoon(): void {
    this.rest()
    this.timer = setTimeout(() => void this.empty(), POST_AFTER_MS)
  }

  rest(): void {
    clearTimeout(this.timer)
  }

  /** The first that finds no server leaves the rest waiting. */
  async empty(): Promise<void> {
    if (this.isPosting) return
    this.isPosting = true
    for (let pending = this.next(); pending; pending = this.next()) if (!(await this.post(pending))) break
    this.isPosting = false
  }
}
