import type { Pending } from './chat-log.ts'

const POST_AFTER_MS = 1500

/** Posts pending messages while the socket is closed, one after the other in their order. */
export class FallbackQueue {
  private readonly next: () => Pending | undefined
  private readonly post: (pending: Pending) => Promise<boolean>
  private isPosting = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * `next` gives the first pending message, none while the socket is open; `post` gives false when no server
   * answered.
   */
  constructor(next: () => Pending | undefined, post: (pending: Pending) => Promise<boolean>) {
    this.next = next
    this.post = post
  }

  /** A delay, because a socket usually reconnects at once. */
  drainSoon(): void {
    this.rest()
    this.timer = setTimeout(() => void this.empty(), POST_AFTER_MS)
  }

  rest(): void {
    clearTimeout(this.timer)
  }

  /** Stops at the first message that reaches no server. */
  async empty(): Promise<void> {
    if (this.isPosting) return
    this.isPosting = true
    for (let pending = this.next(); pending; pending = this.next()) if (!(await this.post(pending))) break
    this.isPosting = false
  }
}
