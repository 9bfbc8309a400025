import { randomUUID } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import type { Events } from '#server/platform/events.ts'
import { eventFrame } from './event-frame.ts'
import type { ChatRooms } from './rooms.ts'

/** Batches arrivals and departures, so that a rush of guests is one message. */
const GATHER_MS = 300
const REPEAT_EVERY_MS = 30_000
/** An instance that is silent for this long counts as gone. */
const FORGET_AFTER_MS = 90_000

type Elsewhere = Map<string, { count: number; at: number }>

export class Presence {
  private readonly context: Context
  private readonly rooms: ChatRooms
  private readonly self = randomUUID()
  private readonly elsewhere = new Map<string, Elsewhere>()
  private readonly showing = new Map<string, NodeJS.Timeout>()
  private readonly broadcasting = new Map<string, NodeJS.Timeout>()
  private readonly timer: NodeJS.Timeout

  constructor(context: Context, events: Events, rooms: ChatRooms) {
    this.context = context
    this.rooms = rooms
    events.on('chat_presence', ({ lodgeSlug, instance, count }) => {
      if (instance === this.self) return
      const others: Elsewhere = this.elsewhere.get(lodgeSlug) ?? new Map()
      this.elsewhere.set(lodgeSlug, others.set(instance, { count, at: context.clock.now() }))
      this.showSoon(lodgeSlug)
    })
    this.timer = setInterval(() => this.repeat(), REPEAT_EVERY_MS)
    this.timer.unref()
  }

  /** Sends the count to the room's sockets and to the other instances. */
  changed(slug: string): void {
    gather(this.broadcasting, slug, () => this.broadcast(slug))
    this.showSoon(slug)
  }

  countVisitors(slug: string): number {
    const oldest = this.context.clock.now() - FORGET_AFTER_MS
    let count = this.rooms.countVisitors(slug)
    for (const other of this.elsewhere.get(slug)?.values() ?? []) if (other.at > oldest) count += other.count
    return count
  }

  /** Sends the pending counts first: other instances do not know them yet. */
  stop(): void {
    clearInterval(this.timer)
    for (const slug of this.broadcasting.keys()) this.broadcast(slug)
    for (const timers of [this.showing, this.broadcasting])
      for (const timer of timers.values()) clearTimeout(timer)
  }

  private showSoon(slug: string): void {
    gather(this.showing, slug, () =>
      this.rooms.send(slug, eventFrame({ type: 'presence', data: { count: this.countVisitors(slug) } })),
    )
  }

  private broadcast(slug: string): void {
    const count = this.rooms.countVisitors(slug)
    this.context.emit({ type: 'chat_presence', lodgeSlug: slug, instance: this.self, count })
  }

  private repeat(): void {
    for (const { slug } of this.rooms.occupied()) this.broadcast(slug)
    this.forgetGone()
  }

  private forgetGone(): void {
    const oldest = this.context.clock.now() - FORGET_AFTER_MS
    for (const [slug, others] of this.elsewhere)
      for (const [instance, { count, at }] of others) {
        if (at > oldest) continue
        others.delete(instance)
        if (count > 0) this.showSoon(slug)
      }
  }
}

/** Runs `work` once after a short wait. Calls meanwhile add nothing. */
function gather(waiting: Map<string, NodeJS.Timeout>, slug: string, work: () => void): void {
  if (waiting.has(slug)) return
  const timer = setTimeout(() => {
    waiting.delete(slug)
    work()
  }, GATHER_MS)
  waiting.set(slug, timer.unref())
}
