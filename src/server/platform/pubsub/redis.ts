import { withinTime } from '../limits/within-time.ts'
import type { Log } from '../telemetry/log.ts'
import { openRedis } from './open-redis.ts'
import type { PubSub } from './pubsub.ts'
import { parseRedisAddress } from './redis-address.ts'

const CHANNEL = 'crypto-lodge:events'
/** Published once an instance can publish again, because its events may be missing everywhere. */
const LOST = 'lost'
const PING_MS = 1000
/** The client calls sentinels that are away forever; a start waits no longer than this. */
const CONNECT_MS = 3000

/**
 * Keeps trying whether Redis is there or not. What is published meanwhile is lost, and afterwards every
 * instance learns that it may have missed something.
 */
export function redisPubSub(url: string, log: Log): PubSub {
  const at = { ...parseRedisAddress(url), lazyConnect: true }
  const warn = (error: string) => log.warn({ error }, 'Redis does not answer')
  const forEvents = openRedis({ ...at, maxRetriesPerRequest: 1, enableOfflineQueue: false }, warn)
  const forMessages = openRedis({ ...at, maxRetriesPerRequest: null }, warn)
  const [publisher, subscriber] = [forEvents.redis, forMessages.redis]
  let hasLost = false
  const publish = (text: string) => {
    publisher.publish(CHANNEL, text).catch((error: Error) => {
      hasLost = true
      log.warn({ error: error.message }, 'an event did not reach the other instances')
    })
  }
  publisher.on('ready', () => {
    if (hasLost) publish(LOST)
    hasLost = false
  })
  return {
    publish,
    subscribe: async (receive, missed) => {
      subscriber.on('message', (_channel, text) => (text === LOST ? missed() : receive(text)))
      const connecting = Promise.all([publisher.connect(), subscriber.connect()])
      const isThere = await withinTime(() => connecting, CONNECT_MS).then(
        () => true,
        () => false,
      )
      // Sent when Redis is there. A client that ended has forgotten its channels.
      const subscribed = subscriber.subscribe(CHANNEL)
      subscriber.on('ready', () => subscriber.subscribe(CHANNEL).then(missed, () => {}))
      if (isThere) await subscribed
      else subscribed.catch(() => {})
    },
    isConnected: async () => {
      if (subscriber.status !== 'ready') return false
      return withinTime(() => publisher.ping(), PING_MS).then(
        () => true,
        () => false,
      )
    },
    close: async () => {
      forEvents.close()
      forMessages.close()
    },
  }
}
