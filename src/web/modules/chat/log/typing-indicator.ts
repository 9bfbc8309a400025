const SHOWN_MS = 4000
const TOLD_EVERY_MS = 2500

/** Shows who is typing for a few seconds, and limits how often this page sends its own notice. */
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

  /** Whether the next notice is due. */
  isDue(now: number): boolean {
    if (now - this.sentAt < TOLD_EVERY_MS) return false
    this.sentAt = now
    return true
  }

  rest(): void {
    clearTimeout(this.timer)
  }
}
