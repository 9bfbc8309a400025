import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { addDays } from '#contract/dates.ts'
import { openPglite, openPostgres } from '#server/database/open.ts'
import { createLog } from '#server/log.ts'
import { book, startProduct } from './product.ts'

/**
 * Bookings a second over HTTP, and how long availability and quote take with 100,000 bookings stored:
 * npm run bench -- bookings. On PGlite in a folder of its own, or on the (empty) PostgreSQL of BENCH_DATABASE_URL.
 */
const STORED = 100_000
const BOOKINGS = 2000
const CONNECTIONS = 32
const SECONDS = 5

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
const url = process.env.BENCH_DATABASE_URL ?? ''
const environment = { DATA_DIR: folder, DATABASE_URL: url }
const today = new Date().toISOString().slice(0, 10)

/** Stays of one night, two days apart, back into the past: many rows and no night sold twice. */
async function store(): Promise<void> {
  const log = createLog('silent')
  const { db, close } = url
    ? await openPostgres(url, 'migrations', log)
    : await openPglite(folder, 'migrations')
  await db.execute(sql`
    insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
      nightly_price, total_price, status, created_at)
    select 'BENCH' || n, 'Load', 'load@example.com', l.slug, current_date - 2 * (n / 16) - 2,
      current_date - 2 * (n / 16) - 1, 1, l.price, l.price, 'confirmed', now() - n * interval '1 minute'
    from generate_series(0, ${STORED - 1}::int) n join lodges l on l.id = n % 16 + 1`)
  await db.execute(sql`analyze bookings`)
  await close()
}

/** One free night after another over all lodges, as fast as the connections go. */
async function bookingsASecond(base: string): Promise<number> {
  let next = 0
  const work = async () => {
    for (let n = next++; n < BOOKINGS; n = next++) {
      const checkIn = addDays(today, 2 + Math.floor(n / 16))
      const { status } = await book(base, { checkIn, checkOut: addDays(checkIn, 1), lodgeId: (n % 16) + 1 })
      if (status !== 201) throw new Error(`a booking answered ${status}`)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return BOOKINGS / ((performance.now() - begun) / 1000)
}

async function percentiles(address: string): Promise<string> {
  const { latency, requests, non2xx } = await autocannon({ url: address, connections: 1, duration: SECONDS })
  if (non2xx > 0) throw new Error(`${address} answered ${non2xx} times without success`)
  return `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${Math.round(requests.average)} a second`
}

// The first start migrates and seeds, so that the stored bookings have their lodges.
await (await startProduct(environment)).kill('SIGTERM')
await store()
const product = await startProduct(environment)
const kind = url ? 'PostgreSQL' : 'PGlite'
console.log(`${kind}: ${(await bookingsASecond(product.base)).toFixed(0)} bookings a second`)
const lodge = `${product.base}/api/lodges/xrp-lodge`
console.log(`availability: ${await percentiles(`${lodge}/availability`)}`)
const stay = `checkIn=${addDays(today, 300)}&checkOut=${addDays(today, 303)}`
console.log(`quote: ${await percentiles(`${lodge}/quote?${stay}&guests=2&email=ada@example.com`)}`)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
