import type { ChatMessage } from '#contract/chat/chat.ts'
import type { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { eventFrame } from './event-frame.ts'

export type ReadAfter = (slug: string, after: number, limit: number) => Promise<ChatMessage[]>

const READ_AT_ONCE = 100

export class ChatRoom {
  readonly slug: string
  /** The last message sent to the sockets, or an older one than any of them needs. */
  lastId: number
  private readonly readAfter: ReadAfter
  private readonly subscribers = new Set<SocketSubscriber>()
  private isReading = false
  /** A message came after the last read began, so that read may have missed it. */
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

  send(frame: string): void {
    for (const subscriber of this.subscribers) subscriber.send(frame)
  }

  /**
   * When `previousId` was not sent yet, a pub/sub message was lost, and the gap is read from the database. So
   * messages go out in the order of their ids.
   */
  receive(message: ChatMessage, previousId: number): Promise<void> {
    if (message.id <= this.lastId) return Promise.resolve()
    if (this.isReading || previousId > this.lastId) {
      this.isBehind = true
      return this.catchUp()
    }
    this.deliver(message)
    return Promise.resolve()
  }

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
