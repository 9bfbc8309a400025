import type { ChatMessage } from '#contract/chat/chat.ts'
import type { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { eventFrame } from './event-frame.ts'

export type ReadAfter = (slug: string, after: number, limit: number) => Promise<ChatMessage[]>

const READ_AT_ONCE = 100

/**
 * The open sockets of one lodge on this instance. Sends messages in the order of their ids: when a predecessor is
 * missing (a lost pub/sub message), reads the gap from the database first.
 */
export class ChatRoom {
  readonly slug: string
  /** Id of the last message sent to the sockets, or of an older one than any of them needs. */
  lastId: number
  private readonly readAfter: ReadAfter
  private readonly subscribers = new Set<SocketSubscriber>()
  private isReading = false
  /** True when a message has come since the last read began, which may not have found it. */
  private isBehind = false

  constructor(slug: string, lastId: number, readAfter: ReadAfter) {
    this.slug = slug
    this.lastId = lastId
    this.readAfter = readAfter
  }

  get count(): number {
    return this.subscribers.size
  }

  join(subscriber: SocketSubscriber): void {
    this.subscribers.add(subscriber)
  }

  leave(subscriber: SocketSubscriber): void {
    this.subscribers.delete(subscriber)
  }

  /** Writes a built frame to every socket. */
  send(frame: string): void {
    for (const subscriber of this.subscribers) subscriber.send(frame)
  }

  /** Sends a message that an instance stored after `previousId`. */
  receive(message: ChatMessage, previousId: number): Promise<void> {
    if (message.id <= this.lastId) return Promise.resolve()
    if (this.isReading || previousId > this.lastId) {
      this.isBehind = true
      return this.catchUp()
    }
    this.deliver(message)
    return Promise.resolve()
  }

  /** Sends everything stored after `lastId`. */
  async catchUp(): Promise<void> {
    if (this.isReading || this.subscribers.size === 0) return
    this.isReading = true
    try {
      let missed: ChatMessage[]
      do {
        this.isBehind = false
        missed = await this.readAfter(this.slug, this.lastId, READ_AT_ONCE)
        for (const message of missed) this.deliver(message)
      } while (missed.length === READ_AT_ONCE || this.isBehind)
    } finally {
      this.isReading = false
    }
  }

  private deliver(message: ChatMessage): void {
    if (message.id <= this.lastId) return
    this.lastId = message.id
    this.send(eventFrame({ type: 'new_message', data: message }))
  }
}
