import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../telemetry/log.ts'
import { poolWithTimeouts } from './pool.ts'
import { parsePostgresAddress } from './postgres-address.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

afterEach(() => vi.useRealTimers())

test.skipIf(!url)('an idle pool keeps one connection (needs TEST_DATABASE_URL)', async () => {
  const pool = poolWithTimeouts(parsePostgresAddress(url), createLog('silent'))
  const clients = await Promise.all([pool.connect(), pool.connect()])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const client of clients) client.release()
  vi.advanceTimersByTime(60_000)
  expect(pool.totalCount).toBe(1)
  await pool.end()
})
