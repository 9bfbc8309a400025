import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPgbouncer, startPgbouncer } from '#server/testing/pgbouncer.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createLog } from '../telemetry/log.ts'
import type { OpenDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'
import { toRows } from './rows.ts'

const canRun = Boolean(process.env.TEST_DATABASE_URL) && hasPgbouncer

describe.skipIf(!canRun)(
  'behind PgBouncer in transaction mode (needs TEST_DATABASE_URL and pgbouncer)',
  () => {
    let direct: TestApp
    let database: OpenDatabase
    let testApp: TestApp
    let server: pg.Client
    let stop: () => Promise<void>
    beforeAll(async () => {
      direct = await createTestApp()
      const address = direct.database.url ?? ''
      const bouncer = await startPgbouncer(address)
      stop = bouncer.stop
      database = await openPostgres(
        { address: bouncer.url, direct: address },
        'migrations',
        createLog('silent'),
      )
      testApp = await createTestApp({ parts: { database } })
      server = new pg.Client({ connectionString: address })
      await server.connect()
    })
    afterAll(async () => {
      await server?.end()
      await testApp?.app.close()
      await database?.close()
      await stop?.()
      await direct?.close()
    })

    /** Ends every connection of PgBouncer to the server, as a failover does. */
    const endConnections = () =>
      server.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'crypto-lodge'`)

    const bookingAt = (stay: number, lodgeId: number) => {
      const day = String(1 + 2 * stay).padStart(2, '0')
      const next = String(3 + 2 * stay).padStart(2, '0')
      const email = `grace-${stay}-${lodgeId}@example.com`
      return { name: 'Grace', email, checkIn: `2027-01-${day}`, checkOut: `2027-01-${next}`, lodgeId }
    }
    const book = (stay: number, lodgeId: number) =>
      testApp.send('POST /api/bookings', {
        body: bookingAt(stay, lodgeId),
        headers: { 'idempotency-key': `${stay}-${lodgeId}` },
      })

    test('migrates by the server itself, and serves more calls at once than there are connections', async () => {
      await database.migrate()
      const calls = Array.from({ length: 30 }, (_, number) => [
        book(number % 10, 1 + Math.floor(number / 10)),
        testApp.send(`GET /api/lodges/xrp-lodge/availability?from=2027-0${1 + (number % 9)}-01` as 'GET /x'),
        testApp.send('GET /api/lodges'),
      ])
      const statuses = (await Promise.all(calls.flat())).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 201]))
      expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    })

    test('leaves nothing in a session: neither locks, nor settings, nor statements', async () => {
      const [settings] = toRows<{ lock: string; zone: string; prepared: number }>(
        await database.db.execute(sql`select current_setting('lock_timeout') as lock, current_setting('TimeZone') as zone,
        (select count(*)::int from pg_prepared_statements) as prepared`),
      )
      const { rows } = await server.query(`select current_setting('TimeZone') as zone,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`)
      expect(settings).toEqual({ lock: '0', zone: rows[0].zone, prepared: 0 })
      expect(rows[0].locks).toBe(0)
    })

    test('a failover costs no read, and a repeated booking is booked once', async () => {
      const slowRead = database.db.execute(sql`select pg_sleep(0.5), 1 as one`).then((result) => result)
      const sleeping = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
      await expect.poll(async () => (await server.query(sleeping)).rowCount).toBe(1)
      const bookings = Array.from({ length: 12 }, (_, stay) => book(stay, 10))
      await endConnections()
      expect(toRows<{ one: number }>(await slowRead)[0]?.one).toBe(1)
      for (const { status } of await Promise.all(bookings)) expect([201, 503]).toContain(status)
      for (let stay = 0; stay < 12; stay++) expect((await book(stay, 10)).status).toBe(201)
      const { rows } = await server.query('select count(*)::int as count from bookings')
      expect(rows[0].count).toBe(30 + 12)
    })

    test('a lost statement inside a transaction ends it, and is not repeated', async () => {
      let tries = 0
      const lost = database.db.transaction(async (tx) => {
        tries += 1
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
      await expect(lost).rejects.toThrow()
      expect(tries).toBe(1)
    })
  },
)
