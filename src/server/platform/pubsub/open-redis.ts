import { Redis, type RedisOptions } from 'ioredis'

const RETRY_MS = 500

type OpenRedis = { redis: Redis; close: () => void }

/**
 * A client that never gives up. ioredis ends a client for good when it sees a failover while it connects, so
 * an ended one connects again until `close`.
 */
export function openRedis(options: RedisOptions, warn: (message: string) => void): OpenRedis {
  const redis = new Redis(options)
  redis.on('error', (error) => warn(error.message))
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  redis.on('end', () => {
    if (!isClosed) retry = setTimeout(() => redis.connect().catch(() => {}), RETRY_MS).unref()
  })
  return {
    redis,
    close: () => {
      isClosed = true
      clearTimeout(retry)
      redis.disconnect()
    },
  }
}
