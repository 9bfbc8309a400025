import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addDays } from '../src/contract/platform/dates.ts'
import { openPglite } from '../src/server/platform/database/pglite.ts'
import { startProduct } from './product.ts'

/**
 * Measures bookings a second over HTTP, and availability and quotes with 100,000 stored bookings: npm run bench --
 * bookings [stored] [bookings]. Runs on PGlite in a temporary folder, or on the empty PostgreSQL of BENCH_DATABASE_URL.
 * Needs a build.
 */
const STORED = Number(process.argv[3] ?? 100_000)
const BOOKINGS = Number(process.argv[4] ?? 4000)
const WARM_UP = 400
const LODGES = 16
const CONNECTIONS = 32
const SECONDS = 5
const WARM_UP_SECONDS = 2

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
const url = process.env.BENCH_DATABASE_URL ?? ''
const environment = { DATA_DIR: folder, DATABASE_URL: url }
const today = new Date().toISOString().slice(0, 10)
const goals = { bookingsASecond: url ? 450 : 200, p99Ms: 5 }

/** One-night stays, two days apart, going back into the past, so that many rows never overlap. */
const stored = sql`
  insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
    nightly_price, total_price, policy, status, created_at)
  select 'BENCH' || n, 'Load', 'load@example.com', l.slug, current_date - 2 * (n / 16) - 2,
    current_date - 2 * (n / 16) - 1, 1, l.price, l.price, l.cancellation_policy, 'confirmed', now() - n * interval '1 minute'
  from generate_series(0, ${STORED - 1}::int) n join lodges l on l.id = n % 16 + 1`

async function store(): Promise<void> {
  if (url) {
    // Uses its own connection because the product's has a statement timeout.
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await drizzle(client).execute(stored)
    await client.query('analyze bookings')
    await client.end()
  } else {
    const { db, close } = await openPglite(folder, 'migrations')
    await db.execute(stored)
    await db.execute(sql`analyze bookings`)
    await close()
  }
}

let day = 0
/** The next free night, in turn over all lodges. */
function nextStay(): string {
  const checkIn = addDays(today, 2 + Math.floor(day / LODGES))
  const lodgeId = (day++ % LODGES) + 1
  const guest = { name: 'Load', email: 'load@example.com', guests: 1 }
  return JSON.stringify({ ...guest, checkIn, checkOut: addDays(checkIn, 1), lodgeId })
}

/**
 * Books over all connections at once and returns the seconds until the last answer; throws when a booking is refused.
 */
async function book(base: string, amount: number) {
  const begun = performance.now()
  let answered = begun
  const run = autocannon as unknown as (
    options: autocannon.Options,
  ) => autocannon.Instance & Promise<autocannon.Result>
  const load = run({
    url: `${base}/api/bookings`,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: nextStay() }),
      },
    ],
  })
  // Autocannon stops only at whole seconds.
  load.on('response', () => {
    answered = performance.now()
  })
  const result = await load
  if (result['2xx'] !== amount)
    throw new Error(`${result.non2xx} of ${amount} bookings were refused, ${result.errors} unanswered`)
  return { latency: result.latency, seconds: (answered - begun) / 1000 }
}

async function timed(name: string, address: string): Promise<void> {
  const load = { url: address, connections: 1 }
  await autocannon({ ...load, duration: WARM_UP_SECONDS })
  const { latency, requests: answered, non2xx } = await autocannon({ ...load, duration: SECONDS })
  if (non2xx > 0) throw new Error(`${address} answered ${non2xx} times without success`)
  const figures = `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${Math.round(answered.average)} a second`
  console.log(`${name.padEnd(13)} ${figures} (goal: p99 at most ${goals.p99Ms} ms)`)
}

// The first start migrates and seeds, so that the stored bookings have their lodges.
await (await startProduct(environment)).kill('SIGTERM')
await store()
const product = await startProduct(environment)
await book(product.base, WARM_UP)
const { latency, seconds } = await book(product.base, BOOKINGS)
const rate = BOOKINGS / seconds
console.log(`${url ? 'PostgreSQL' : 'PGlite'}, ${STORED} bookings stored, ${CONNECTIONS} connections`)
console.log(
  `bookings      ${rate.toFixed(0)} a second, ${(rate / goals.bookingsASecond).toFixed(2)} of the goal of ${goals.bookingsASecond}; p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
)
const lodge = `${product.base}/api/lodges/xrp-lodge`
await timed('availability', `${lodge}/availability`)
const stay = `checkIn=${addDays(today, 300)}&checkOut=${addDays(today, 303)}`
await timed('quote', `${lodge}/quote?${stay}&guests=2&email=ada@example.com`)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
