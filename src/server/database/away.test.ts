import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMarket } from '../gateways/demo-market.ts'
import { createLog } from '../log.ts'
import { buildServer, type Server as Product } from '../server.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { openPostgres } from './open.ts'

/** Only PostgreSQL can be away: PGlite lives in the process. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip

let house: TestHouse
let wire: Server
let product: Product
let closeProduct: () => Promise<void>
const cables = new Set<Socket>()
let isCut = false

beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return
  house = await openTestHouse()
  const real = new URL(house.database.url ?? '')
  const { hostname } = real
  const port = Number(real.port || 5432)
  wire = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(port, hostname)
    for (const end of [near, far]) {
      cables.add(end)
      end.on('error', () => undefined)
      end.on('close', () => cables.delete(end))
    }
    near.pipe(far).pipe(near)
    return undefined
  })
  const wirePort = await new Promise<number>((ready) => {
    wire.listen(0, '127.0.0.1', () => ready((wire.address() as { port: number }).port))
  })
  real.hostname = '127.0.0.1'
  real.port = String(wirePort)
  const log = createLog('silent')
  const database = await openPostgres(real.href, 'migrations', log)
  product = await buildServer({
    config: house.config,
    database,
    clock: house.clock,
    log,
    market: { live: null, demo: demoMarket(house.clock.now) },
  })
  closeProduct = async () => {
    await product.app.close()
    await database.close()
  }
})
afterAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return
  await closeProduct()
  for (const end of cables) end.destroy()
  await new Promise<void>((closed) => wire.close(() => closed()))
  await house.close()
})

const ask = (checkIn: string, checkOut: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: { name: 'Ada', email: 'ada@example.com', checkIn, checkOut, guests: 1, lodgeId: 1 },
  })

onPostgres(
  'while the database is away a call is a 503 with Retry-After; when it is back all goes on',
  async () => {
    expect((await ask('2026-12-01', '2026-12-02')).statusCode).toBe(201)
    isCut = true
    for (const end of cables) end.destroy()
    const away = await Promise.all([ask('2026-12-03', '2026-12-04'), ask('2026-12-05', '2026-12-06')])
    for (const answer of away) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json().code).toBe('unavailable')
    }
    expect((await product.app.inject('/api/health')).statusCode).toBe(503)
    isCut = false
    expect((await ask('2026-12-03', '2026-12-04')).statusCode).toBe(201)
    expect((await product.app.inject('/api/health')).statusCode).toBe(200)
  },
)
