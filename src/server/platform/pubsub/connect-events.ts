import { randomUUID } from 'node:crypto'
import type { DomainEvent, Events } from '../events.ts'
import type { Log } from '../telemetry/log.ts'
import type { PubSub } from './pubsub.ts'

/** The events that caches follow, without a payload, so that they can be repeated. */
const CACHED = [
  'lodges_changed',
  'market_changed',
  'reviews_changed',
  'art_changed',
  'site_texts_changed',
  'closures_changed',
  'payments_changed',
] as const

/** Their instance begins the work at once; the others find what it leaves behind at their next round. */
const LOCAL: ReadonlySet<DomainEvent['type']> = new Set([
  'mail_queued',
  'webhooks_queued',
  'refund_enqueued',
  'coins_closed',
  'record_changed',
])

/** Where events may have been lost, everything that is cached counts as changed. */
export async function connectEvents(events: Events, pubsub: PubSub, log: Log): Promise<void> {
  const self = randomUUID()
  events.broadcastWith((event) => {
    if (!LOCAL.has(event.type)) pubsub.publish(JSON.stringify({ from: self, event }))
  })
  const receive = (text: string) => {
    try {
      const { from, event } = JSON.parse(text) as { from: string; event: DomainEvent }
      if (from !== self) events.deliver(event)
    } catch (error) {
      log.warn({ error: String(error) }, 'an event of another instance could not be read')
    }
  }
  await pubsub.subscribe(receive, () => {
    for (const type of CACHED) events.deliver({ type })
    events.deliver({ type: 'events_missed' })
  })
}
