import type { AdminEvent } from '#contract/messages/inbox.ts'
import type { Events } from '#server/platform/events.ts'
import type { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'

/** Equal events within this time are sent once, so that a busy room does not flood the admin areas. */
const GATHER_MS = 150

export const adminFrame = (event: AdminEvent): string => JSON.stringify(event)

export class AdminAnnouncer {
  private readonly subscribers = new Set<SocketSubscriber>()
  private readonly waiting = new Map<string, AdminEvent>()
  private timer: NodeJS.Timeout | undefined

  constructor(events: Events) {
    events.on('booking_changed', ({ lodgeSlug }) => this.announce({ type: 'booking', lodgeSlug }))
    events.on('payments_changed', () => this.announce({ type: 'payment' }))
    events.on('closures_changed', () => this.announce({ type: 'calendar' }))
    events.on('stay_message', ({ reference }) => this.announce({ type: 'message', reference }))
    events.on('chat_message', ({ message }) => this.announce({ type: 'chat', lodgeSlug: message.lodgeSlug }))
    events.on('chat_hidden', ({ lodgeSlug }) => this.announce({ type: 'chat', lodgeSlug }))
    events.on('lodge_question', ({ id }) => this.announce({ type: 'question', id }))
    events.on('inbox_read', () => this.announce({ type: 'read' }))
  }

  join(subscriber: SocketSubscriber): void {
    this.subscribers.add(subscriber)
  }

  leave(subscriber: SocketSubscriber): void {
    this.subscribers.delete(subscriber)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private announce(event: AdminEvent): void {
    if (this.subscribers.size === 0) return
    this.waiting.set(JSON.stringify(event), event)
    this.timer ??= setTimeout(() => this.send(), GATHER_MS).unref()
  }

  private send(): void {
    this.timer = undefined
    const frames = [...this.waiting.values()].map(adminFrame)
    this.waiting.clear()
    for (const subscriber of this.subscribers) for (const frame of frames) subscriber.send(frame)
  }
}
