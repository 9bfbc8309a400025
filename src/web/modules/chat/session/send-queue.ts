import { MESSAGE_WINDOW_MS, MESSAGES_IN_WINDOW } from '#contract/chat/chat-limits.ts'
import type { Pending } from '../log/chat-log.ts'

const POST_AFTER_MS = 1500
/** A second longer than the server's window, because the network may delay the earlier messages. */
const WINDOW_MS = MESSAGE_WINDOW_MS + 1000

type Channels = {
  /** The pending messages, refused ones excepted. */
  waiting: () => readonly Pending[]
  isOpen: () => boolean
  /** Sends over the socket. */
  send: (pending: Pending) => void
  /** Gives false when no server answered. */
  post: (pending: Pending) => Promise<boolean>
}

/**
 * Delivers pending messages in their order: over the open socket, where those that waited go no faster than the server
 * takes them; by POST while it is closed, one after the other.
 */
export class SendQueue {
  private readonly channels: Channels
  /** Those sent over the present socket. */
  private sent = new WeakSet<Pending>()
  private inWindow = 0
  private isPosting = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(channels: Channels) {
    this.channels = channels
  }

  /** Sends all over the new socket; the server recognises a repeat by its clientId. */
  opened(): void {
    this.sent = new WeakSet()
    this.send()
  }

  /** Posts after a delay, because a socket usually reconnects at once. */
  closed(): void {
    this.rest()
    this.timer = setTimeout(() => void this.post(), POST_AFTER_MS)
  }

  rest(): void {
    clearTimeout(this.timer)
  }

  /** Sends a new message at once unless others wait before it: the server refuses who writes too fast. */
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
