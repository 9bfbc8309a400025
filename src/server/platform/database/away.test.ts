import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildServer } from '#server/app.ts'
import { type DatabaseWire, databaseWire } from '#server/testing/database-wire.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readConfig } from '../config.ts'
import { demoMarket } from '../gateways/demo-market.ts'
import { createLog } from '../telemetry/log.ts'
import { acquireLease } from './leases.ts'
import { openPostgres } from './postgres.ts'

/** PGlite runs inside the process and cannot be away. */
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)
/** More than the pool's connections, so that any leak shows. */
const CALLS_WHILE_AWAY = 30
const MINUTE = 60_000
const TIMEOUT_MS = 120_000

describe.skipIf(!isOnPostgres)('a database that is away (needs TEST_DATABASE_URL)', () => {
  let testApp: TestApp
  let wire: DatabaseWire
  let app: FastifyInstance
  let context: TestApp['context']
  let token: string
  const subjects: string[] = []
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    // The test advances the minutes between two sweeps.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    testApp = await createTestApp()
    closing.push(testApp.close)
    token = await testApp.adminToken()
    wire = await databaseWire(testApp.database.url ?? '')
    closing.push(wire.close)
    const config = readConfig({ ...testApp.config, PORT: '0', SMTP_URL: await aMailServer() } as never)
    const log = createLog('silent')
    const database = await openPostgres(wire.url, 'migrations', log)
    const server = await buildServer({
      config,
      database,
      clock: testApp.clock,
      log,
      market: { live: null, demo: demoMarket(testApp.clock.now) },
    })
    closing.push(async () => {
      await server.app.close()
      await database.close()
    })
    app = server.app
    context = server.context
  })
  afterEach(() => wire.restore())
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
    vi.useRealTimers()
  })

  async function aMailServer(): Promise<string> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (bytes: Buffer) => {
          text += bytes
        })
        stream.on('end', () => {
          subjects.push(text.match(/^To: .*grace-(\w+)@/m)?.[1] ?? '')
          done()
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    closing.push(() => new Promise((closed) => server.close(() => closed(undefined))))
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }

  const get = (url: string, headers = {}) => app.inject({ url, headers })
  const book = (checkIn: string, checkOut: string, lodgeId = 1, guest = 'one') =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: { name: 'Grace', email: `grace-${guest}@example.com`, checkIn, checkOut, lodgeId },
    })
  let addresses = 0
  /** One call of each kind that needs the database; a quote for a known address is cached. */
  const calls = (): ReturnType<typeof get>[] => [
    book('2027-01-10', '2027-01-12', 2),
    get('/api/lodges/pepe-lodge/availability'),
    get(
      `/api/lodges/xrp-lodge/quote?checkIn=2027-01-10&checkOut=2027-01-12&email=${addresses++}@example.com`,
    ),
    get('/api/admin/bookings', { authorization: `Bearer ${token}` }),
    get('/api/admin/payments', { authorization: `Bearer ${token}` }),
  ]

  test.each([
    ['refuses connections', () => wire.cut(), '2026-12'],
    ['answers nothing', async () => wire.swallow(), '2027-02'],
  ])(
    'while it %s, calls are a 503 that says when to come back, and afterwards all goes on',
    async (_how, beAway, month) => {
      await Promise.all(Array.from({ length: 5 }, calls).flat())
      expect((await get('/api/lodges')).statusCode).toBe(200)
      const earlyReply = (await book(`${month}-01`, `${month}-03`, 3)).json()
      // Cached availability needs no database.
      context.emit({ type: 'closures_changed' })
      await beAway()
      vi.advanceTimersByTime(MINUTE)
      const replies = Array.from({ length: CALLS_WHILE_AWAY / 5 }, calls).flat()
      const begun = performance.now()
      for (const answer of await Promise.all(replies)) {
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
        expect(answer.headers['content-type']).toContain('application/problem+json')
        expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
      }
      expect(performance.now() - begun).toBeLessThan(30_000)
      expect((await get('/api/health')).statusCode).toBe(503)
      expect((await get('/api/lodges')).statusCode).toBe(200)
      await expect(acquireLease(context, `lease ${month}`, MINUTE)).rejects.toThrow()

      await wire.restore()
      const back = await book(`${month}-05`, `${month}-06`, 3, month.replace('-', ''))
      expect(back.statusCode).toBe(201)
      for (const answer of await Promise.all(calls().slice(1))) expect(answer.statusCode).toBe(200)
      expect((await get('/api/health')).statusCode).toBe(200)
      expect(await acquireLease(context, `lease ${month}`, MINUTE)).toBe(true)
      await vi.waitFor(() => expect(subjects).toContain(month.replace('-', '')), { timeout: 20_000 })
      testApp.clock.pass(49 * 60 * MINUTE)
      vi.advanceTimersByTime(MINUTE)
      const page = `/api/bookings/${earlyReply.reference}?key=${earlyReply.key}`
      await vi.waitFor(async () => expect((await get(page)).json().status).toBe('declined'), {
        timeout: 20_000,
      })
      testApp.clock.pass(-49 * 60 * MINUTE)
    },
    TIMEOUT_MS,
  )

  test(
    'a connection lost in the middle of a decision is a 503 and ends nothing else',
    async () => {
      const { rows } = (await context.db.execute(`select pg_backend_pid() as pid`)) as unknown as {
        rows: unknown[]
      }
      expect(rows).toHaveLength(1)
      const lost = context.db.transaction(async (tx) => {
        await tx.execute('select 1')
        await wire.cut()
        return tx.execute('select 1')
      })
      await expect(lost).rejects.toThrow()
      await wire.restore()
      expect((await get('/api/health')).statusCode).toBe(200)
    },
    TIMEOUT_MS,
  )
})
