import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addDays } from '../src/contract/platform/dates.ts'
import { openPglite } from '../src/server/platform/database/pglite.ts'
import { cores, generatorCore, pin, processorSeconds, serverCore, startBareServer } from './cores.ts'
import { book, startProduct } from './product.ts'
import { type LoadResult, runWrk } from './wrk.ts'

/**
 * How long a search by dates takes with 100,000 bookings and twenty promotions stored, over 32 connections while ten bookings a second are
 * made: npm run bench -- search [stored]. On PGlite in a folder of its own, or on the (empty) PostgreSQL of BENCH_DATABASE_URL.
 * Needs a build and wrk. The server has a core of its own where there are two. Fails above the goals.
 */
const STORED = Number(process.argv[3] ?? 100_000)
const CONNECTIONS = 32
const SECONDS = 15
const WARM_UP_SECONDS = 5
const LODGES = 16
const BOOKING_EVERY_MS = 100
const ADDRESSES = 2000
const goals = { p95Ms: 50, p99Ms: 80 }

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
const url = process.env.BENCH_DATABASE_URL ?? ''
const environment = { DATA_DIR: folder, DATABASE_URL: url }
const today = new Date().toISOString().slice(0, 10)

/** Each lodge is sold for three of every four nights of the coming year, and its other bookings lie in the past. */
const stored = sql`
  insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
    nightly_price, total_price, policy, status, created_at)
  select 'BENCH' || n, 'Load', 'load@example.com', l.slug, first, first + 3, 1, l.price, 3 * l.price,
    l.cancellation_policy, 'confirmed', now() - n * interval '1 minute'
  from generate_series(0, ${STORED - 1}::int) n
  join lodges l on l.id = n % 16 + 1
  cross join lateral (select current_date + 4 * (98 - n / 16) + n % 16 % 4 as first) stay`
/** Weekends cost more and ask for two nights; every lodge has a fee and taxes. */
const rates = sql`
  insert into lodge_rates (lodge_slug, date, price, min_nights)
  select slug, date, price * 5 / 4, 2 from lodges
  cross join lateral (select current_date + n as date from generate_series(0, 400) n) day
  where extract(dow from date) in (5, 6)`
const charges = sql`
  insert into lodge_charges (lodge_slug, fees, taxes, updated_at)
  select slug, '[{"name":"Cleaning","kind":"per_stay","amount":120}]',
    '[{"name":"State","kind":"percent","percent":"6.35","onFees":true,"from":null,"to":null},
      {"name":"City","kind":"percent","percent":"2.5","onFees":false,"from":null,"to":null}]', now() from lodges`

/** Twenty of all lodges, one of them while a coin is down, half of them by codes. */
const promotions = sql`
  insert into promotions (name, code, code_key, percent, min_nights, coin_change, max_uses, created_at)
  select 'Promotion ' || n, code, code, 5 + n, 1 + n % 7, case n when 3 then '{"below":0}'::jsonb end,
    case n when 4 then 1000000 end, now()
  from generate_series(1, 20) n cross join lateral (select case when n > 10 then 'CODE' || n end as code) given`
/** Every tenth stay has one. */
const booked = sql`
  update bookings set promotion = jsonb_build_object('id', 1 + id % 20, 'name', 'Promotion', 'code', null, 'percent', 5,
    'amount', null, 'lodges', null, 'stayFrom', null, 'stayTo', null, 'minNights', null) where id % 10 = 0`

async function store(statements: SQL[]): Promise<void> {
  if (url) {
    // A connection of its own: the product's ends a statement that takes this long.
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await drizzle(client).execute(statement)
    await client.end()
  } else {
    const { db, close } = await openPglite(folder, 'migrations')
    for (const statement of statements) await db.execute(statement)
    await close()
  }
}

function randomSearch(): string {
  const number = (below: number) => Math.floor(Math.random() * below)
  // Every fourth is 'any week' of a month that has one.
  if (number(4) === 0)
    return `/api/search/month?month=${addDays(today, 10 + number(330)).slice(0, 7)}&any=week&guests=${1 + number(8)}`
  const checkIn = addDays(today, 1 + number(340))
  const checkOut = addDays(checkIn, 1 + number(7))
  return `/api/search?checkIn=${checkIn}&checkOut=${checkOut}&guests=${1 + number(8)}&flexDays=${number(8)}`
}

const paths = Array.from({ length: ADDRESSES }, randomSearch)

/** Searches as fast as the connections go. Throws when one is not answered with success. */
const load = (url: string, seconds: number): Promise<LoadResult> =>
  runWrk({ url, connections: CONNECTIONS, seconds, paths })

/** What the generator reaches against a bare server that sends the same bytes from the product's core. */
async function ceiling(bytes: Buffer): Promise<LoadResult> {
  const server = await startBareServer(bytes)
  const reached = await load(server.url, WARM_UP_SECONDS)
  server.stop()
  return reached
}

/** Books one free night after another until it is stopped; says how many. */
function keepBooking(base: string): () => number {
  let made = 0
  const timer = setInterval(() => {
    const lodgeId = (made % LODGES) + 1
    const checkIn = addDays(today, 4 * Math.floor(made / LODGES) + 3 + (lodgeId % 4))
    made++
    void book(base, { checkIn, checkOut: addDays(checkIn, 1), lodgeId })
  }, BOOKING_EVERY_MS)
  return () => {
    clearInterval(timer)
    return made
  }
}

// The first start migrates and seeds, so that the stored bookings have their lodges.
await (await startProduct(environment)).kill('SIGTERM')
await store([stored, rates, charges, promotions, booked, sql`analyze`])
const product = await startProduct(environment)
pin(serverCore, product.process.pid)
pin(generatorCore, process.pid)
const answer = Buffer.from(await (await fetch(product.base + randomSearch())).arrayBuffer())
const most = await ceiling(answer)
await load(product.base, WARM_UP_SECONDS)
const stop = keepBooking(product.base)
const used = processorSeconds(product.process.pid)
const result = await load(product.base, SECONDS)
const cpuMs = ((processorSeconds(product.process.pid) - used) * 1000) / result.requests
const bookings = stop()
const isMet = result.p95 <= goals.p95Ms && result.p99 <= goals.p99Ms
console.log(
  `${url ? 'PostgreSQL' : 'PGlite'}, ${STORED} bookings stored, ${CONNECTIONS} connections, ${bookings} bookings meanwhile`,
)
console.log(
  `search        ${result.rate.toFixed(0)} a second; p50 ${result.p50} ms, p95 ${result.p95} ms, p99 ${result.p99} ms, max ${result.max} ms`,
)
console.log(`goals         p95 ${goals.p95Ms} ms, p99 ${goals.p99Ms} ms: ${isMet ? 'met' : 'NOT MET'}`)
console.log(
  `server        ${cpuMs.toFixed(2)} ms of its processor a search, bookings included; ${answer.length} bytes an answer`,
)
console.log(
  `generator     ${most.rate.toFixed(0)} a second at most, p99 ${most.p99} ms; load ${loadavg()[0]?.toFixed(1)} on ${cores} cores`,
)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
if (!isMet) process.exitCode = 1
