import type { ChatMessage } from '#contract/chat.ts'
import type { Reader } from '../socket/reader.ts'
import { eventFrame } from './event-frame.ts'

export type ReadAfter = (slug: string, after: number, limit: number) => Promise<ChatMessage[]>

const READ_AT_ONCE = 100

/**
 * The open sockets of one lodge on this instance. Messages leave in the order of their ids: when one arrives whose
 * predecessor was not sent (a lost pub/sub message), the missing are read from the database first.
 */
export class ChatRoom {
  readonly slug: string
  /** The id of the last message sent to the readers, or known to be older than all of them. */
  lastId: number
  private readonly readAfter: ReadAfter
  private readonly readers = new Set<Reader>()
  private newestKnownId = 0
  private isReading = false

  constructor(slug: string, lastId: number, readAfter: ReadAfter) {
    this.slug = slug
    this.lastId = lastId
    this.readAfter = readAfter
  }

  get count(): number {
    return this.readers.size
  }

  join(reader: Reader): void {
    this.readers.add(reader)
  }

  leave(reader: Reader): void {
    this.readers.delete(reader)
  }

  /** Writes a ready frame to everyone here. */
  send(frame: Buffer): void {
    for (const reader of this.readers) reader.send(frame)
  }

  /** Takes a message that some instance stored after `previousId`. */
  receive(message: ChatMessage, previousId: number): Promise<void> {
    if (message.id <= this.lastId) return Promise.resolve()
    this.newestKnownId = Math.max(this.newestKnownId, message.id)
    if (this.isReading || previousId > this.lastId) return this.catchUp()
    this.deliver(message)
    return Promise.resolve()
  }

  /** Reads and sends whatever the database has after the last message sent. */
  async catchUp(): Promise<void> {
    if (this.isReading || this.readers.size === 0) return
    this.isReading = true
    try {
      let missed: ChatMessage[]
      do {
        missed = await this.readAfter(this.slug, this.lastId, READ_AT_ONCE)
        for (const message of missed) this.deliver(message)
      } while (missed.length > 0 && (missed.length === READ_AT_ONCE || this.lastId < this.newestKnownId))
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
