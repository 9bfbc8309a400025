import { randomUUID } from 'node:crypto'
import type { DomainEvent, Events } from '../events.ts'
import type { Log } from '../telemetry/log.ts'
import type { PubSub } from './pubsub.ts'

/** What the caches of a process follow; without a payload, so that it can be repeated. */
const CACHED = [
  'lodges_changed',
  'market_changed',
  'reviews_changed',
  'art_changed',
  'site_texts_changed',
  'closures_changed',
  'payments_changed',
] as const

/**
 * Connects this process's events with the other instances'; skips its own. Where some may have been lost, it takes
 * everything that is cached for changed.
 */
export async function connectEvents(events: Events, pubsub: PubSub, log: Log): Promise<void> {
  const self = randomUUID()
  events.broadcastWith((event) => pubsub.publish(JSON.stringify({ from: self, event })))
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
