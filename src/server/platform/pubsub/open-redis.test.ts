import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openRedis } from './open-redis.ts'

const url = process.env.TEST_REDIS_URL
const reason = url ? '' : ' (skipped: TEST_REDIS_URL names no Redis)'

test.skipIf(!url)(`a client that ended connects again until it is closed${reason}`, async () => {
  const { hostname, port } = new URL(url ?? '')
  const { redis, close } = openRedis({ host: hostname, port: Number(port) }, () => {})
  onTestFinished(close)
  await once(redis, 'ready')
  // As ioredis does when it sees a failover while it connects.
  redis.disconnect()
  await once(redis, 'end')
  await once(redis, 'ready')
  expect(await redis.ping()).toBe('PONG')
  close()
  await once(redis, 'end')
  expect(redis.status).toBe('end')
})
