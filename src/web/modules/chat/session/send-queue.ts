import { MESSAGE_WINDOW_MS, MESSAGES_IN_WINDOW } from '#contract/chat/chat-limits.ts'
import type { Pending } from '../log/chat-log.ts'

const POST_AFTER_MS = 1500
/** A second longer than the server's window, because the network may delay the earlier messages. */
const WINDOW_MS = MESSAGE_WINDOW_MS + 1000

type Channels = {
  /** Without the refused ones. */
  waiting: () => readonly Pending[]
  isOpen: () => boolean
  send: (pending: Pending) => void
  /** False when no server answered. */
  post: (pending: Pending) => Promise<boolean>
}

/**
 * Delivers pending messages in order: over an open socket, where those that waited go no faster than the
 * server takes them, or one after the other by POST while it is closed.
 */
export class SendQueue {
  private readonly channels: Channels
  /** Over the present socket. */
  private sent = new WeakSet<Pending>()
  private inWindow = 0
  private isPosting = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(channels: Channels) {
    this.channels = channels
  }

  /** The server recognizes a repeated message by its clientId. */
  opened(): void {
    this.sent = new WeakSet()
    this.send()
  }

  /** Posts after a delay, because a socket usually reconnects at once. */
  closed(): void {
    this.clearTimer()
    this.timer = setTimeout(() => void this.post(), POST_AFTER_MS)
  }

  clearTimer(): void {
    clearTimeout(this.timer)
  }

  /** A single new message ignores the limit, so that the server refuses a guest who writes too fast. */
  deliver(): void {
    this.send(this.unsent.length > 1 ? MESSAGES_IN_WINDOW : Number.POSITIVE_INFINITY)
    void this.post()
  }

  private get unsent(): readonly Pending[] {
    return this.channels.waiting().filter((pending) => !this.sent.has(pending))
  }

  private send(max = MESSAGES_IN_WINDOW): void {
    const { isOpen, send } = this.channels
    for (const pending of this.unsent) {
      if (this.inWindow >= max || !isOpen()) return
      send(pending)
      this.sent.add(pending)
      this.inWindow += 1
      setTimeout(() => {
        this.inWindow -= 1
        this.send()
      }, WINDOW_MS)
    }
  }

  /** Stops at the first message that reaches no server. */
  private async post(): Promise<void> {
    const { waiting, isOpen, post } = this.channels
    if (this.isPosting) return
    this.isPosting = true
    for (let [next] = waiting(); next && !isOpen(); [next] = waiting()) if (!(await post(next))) break
    this.isPosting = false
  }
}
