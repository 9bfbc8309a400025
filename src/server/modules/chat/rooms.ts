import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { eventFrame } from './event-frame.ts'
import { hiddenAmongLatest, messagesAfter, newestMessageId } from './messages.ts'
import { ChatRoom } from './room.ts'

/** How often an occupied room reads messages whose pub/sub message was lost. */
const LOOK_EVERY_MS = 5000
const TYPING_EVERY_MS = 400

export class ChatRooms {
  private readonly context: Context
  private readonly rooms = new Map<string, ChatRoom>()
  private readonly typedAt = new Map<string, number>()
  private readonly timer: NodeJS.Timeout

  constructor(context: Context, events: Events, lookEveryMs = LOOK_EVERY_MS) {
    this.context = context
    events.on('chat_message', ({ message, previousId }) => {
      const room = this.rooms.get(message.lodgeSlug)
      if (room) this.try(room.receive(message, previousId))
    })
    events.on('chat_hidden', ({ lodgeSlug, id }) =>
      this.send(lodgeSlug, eventFrame({ type: 'message_hidden', data: { id } })),
    )
    events.on('events_missed', () => {
      for (const room of this.occupied()) this.try(this.hideAgain(room))
    })
    events.on('chat_typing', ({ lodgeSlug, userName }) => this.showTyping(lodgeSlug, userName))
    this.timer = setInterval(() => this.lookForMissed(), lookEveryMs)
    this.timer.unref()
  }

  /** Fails with `not_found`. */
  async open(slug: string): Promise<ChatRoom> {
    const known = this.rooms.get(slug)
    if (known && known.count > 0) return known
    const newest = await newestMessageId(this.context, slug)
    const room =
      this.rooms.get(slug) ??
      new ChatRoom(slug, newest, (lodge, after, limit) => messagesAfter(this.context, lodge, after, limit))
    // An empty room has nobody who missed messages.
    if (room.count === 0) room.lastId = Math.max(room.lastId, newest)
    this.rooms.set(slug, room)
    return room
  }

  occupied(): ChatRoom[] {
    return [...this.rooms.values()].filter((room) => room.count > 0)
  }

  countVisitors(slug: string): number {
    return this.rooms.get(slug)?.count ?? 0
  }

  send(slug: string, frame: string): void {
    this.rooms.get(slug)?.send(frame)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private showTyping(slug: string, userName: string): void {
    const now = this.context.clock.now()
    // The absolute value also works when the clock was set back.
    if (Math.abs(now - (this.typedAt.get(slug) ?? 0)) < TYPING_EVERY_MS) return
    this.typedAt.set(slug, now)
    this.send(slug, eventFrame({ type: 'typing', data: { userName } }))
  }

  private lookForMissed(): void {
    for (const room of this.occupied()) this.try(room.catchUp())
  }

  /** The events that hid messages may have been lost. */
  private async hideAgain(room: ChatRoom): Promise<void> {
    const ids = await hiddenAmongLatest(this.context, room.slug)
    if (ids.length > 0) room.send(eventFrame({ type: 'messages_hidden', data: { ids } }))
  }

  // The next look reads again from `lastId`, so a failure is only logged.
  private try(work: Promise<void>): void {
    work.catch((error: Error) =>
      this.context.log.warn({ error: error.message }, 'a chat room could not read what it missed'),
    )
  }
}
