const SHOWN_MS = 4000
const SENT_EVERY_MS = 2500

export class TypingIndicator {
  private readonly show: (userName: string | null) => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private sentAt = 0

  constructor(show: (userName: string | null) => void) {
    this.show = show
  }

  received(userName: string): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.show(null), SHOWN_MS)
    this.show(userName)
  }

  /** True also counts the notice as sent. */
  isDue(now: number): boolean {
    if (now - this.sentAt < SENT_EVERY_MS) return false
    this.sentAt = now
    return true
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
