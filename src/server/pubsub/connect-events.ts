import { randomUUID } from 'node:crypto'
import type { DomainEvent, Events } from '../events.ts'
import type { Log } from '../log.ts'
import type { PubSub } from './pubsub.ts'

/** Connects this process's events with the other instances'; skips its own. */
export async function connectEvents(events: Events, pubsub: PubSub, log: Log): Promise<void> {
  const self = randomUUID()
  events.broadcastWith((event) => pubsub.publish(JSON.stringify({ from: self, event })))
  await pubsub.subscribe((text) => {
    try {
      const { from, event } = JSON.parse(text) as { from: string; event: DomainEvent }
      if (from !== self) events.deliver(event)
    } catch (error) {
      log.warn({ error: String(error) }, 'an event of another instance could not be read')
    }
  })
}
