import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addDays } from '../src/contract/platform/dates.ts'
import { openPglite } from '../src/server/platform/database/pglite.ts'
import { cores, generatorCore, pin, processorSeconds, serverCore, startBareServer } from './cores.ts'
import { startProduct } from './product.ts'

/**
 * Measures quotes and rates with 100,000 bookings and two years of overrides for every lodge: npm run bench -- quotes [stored].
 * Half of the lodges have fees, taxes, extras and promotions; a quote with all of them is compared with one of the other half.
 * One call after the other over one connection. Runs on PGlite in a temporary folder, or on the empty
 * PostgreSQL of BENCH_DATABASE_URL. Needs a build. Pins the server and this generator to a core each where it can.
 */
const STORED = Number(process.argv[3] ?? 100_000)
const CALLS = 3000
const WARM_UP = 500
/** Each tries many dates. */
const GUESTS = 50
const GOAL_P99_MS = 5
/** A quote with everything set may take this many times as long as one without. */
const GOAL_RATIO = 1.5
const RATE_DAYS = 400

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
const url = process.env.BENCH_DATABASE_URL ?? ''
const environment = { DATA_DIR: folder, DATABASE_URL: url }
const today = new Date().toISOString().slice(0, 10)

/** Stays of two nights in a row, most of them long ago. */
const stored = sql`
  insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
    nightly_price, total_price, policy, status, created_at)
  select 'BENCH' || n, 'Load', 'load@example.com', l.slug, current_date - 2 * (n / 16) - 2, current_date - 2 * (n / 16),
    1, l.price, 2 * l.price, l.cancellation_policy, 'confirmed', now() - n * interval '1 minute'
  from generate_series(0, ${STORED - 1}::int) n join lodges l on l.id = n % 16 + 1`
/** Another price every day; no rule forbids a stay. */
const rates = sql`
  insert into lodge_rates (lodge_slug, date, price, min_nights, arrival, departure)
  select slug, current_date + n, price + n % 97, 1, true, true
  from lodges cross join generate_series(0, 730) n`
const rooms = sql`update lodges set max_guests = 8, max_dogs = 2`
const charges = sql`
  insert into lodge_charges (lodge_slug, fees, taxes, updated_at)
  select slug, '[{"name":"Cleaning","kind":"per_stay","amount":120},{"name":"Linen","kind":"per_guest","amount":15},
      {"name":"Guests","kind":"per_extra_guest_night","amount":20,"above":2},{"name":"Dogs","kind":"per_dog","amount":35}]',
    '[{"name":"State","kind":"percent","percent":"6.35","onFees":true,"from":null,"to":null},
      {"name":"City","kind":"percent","percent":"2.5","onFees":false,"from":null,"to":null},
      {"name":"Levy","kind":"per_guest_night","amountCents":150,"onFees":false,"from":null,"to":null}]', now()
  from lodges where id % 2 = 0`
const extras = sql`
  insert into lodge_extras (lodge_slug, extras, next_id, updated_at)
  select slug, (select jsonb_agg(jsonb_build_object('id', n, 'name', 'Extra ' || n, 'description', '', 'amount', 10 * n,
      'kind', (array['per_stay', 'per_night', 'per_guest', 'per_piece'])[n], 'max', case n when 4 then 5 else 1 end,
      'needsApproval', false, 'noticeHours', 0, 'taxed', true)) from generate_series(1, 4) n), 5, now()
  from lodges where id % 2 = 0`
/** Ten that apply by themselves, and one for each code. */
const promotions = sql`
  insert into promotions (name, code, code_key, percent, lodges, min_nights, is_returning_guest, max_uses, created_at)
  select 'Promotion ' || n, code, code, 5 + n, slugs, 1 + n % 3, case n when 3 then true end, case n when 4 then 1000000 end, now()
  from generate_series(1, 20) n
  cross join lateral (select case when n > 10 then 'CODE' || n end as code) given
  cross join (select jsonb_agg(slug) as slugs from lodges where id % 2 = 0) own`

async function store(statements: SQL[]): Promise<void> {
  if (url) {
    // The product's connections end a statement that takes this long.
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

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the whole answer is here; throws when it is no success. */
async function timed(address: string): Promise<number> {
  const begun = performance.now()
  const [answer] = await once(get(address, { agent }), 'response')
  for await (const _piece of answer);
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
  return performance.now() - begun
}

type Figures = { p50: number; p99: number; max: number }

async function measure(address: () => string, calls = CALLS): Promise<Figures> {
  const took: number[] = []
  for (let call = 0; call < calls; call++) took.push(await timed(address()))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const inWords = ({ p50, p99, max }: Figures) =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, max ${max.toFixed(1)} ms`

/** The generator's own figures, against a bare server that sends `bytes` from the product's core. */
async function ceiling(bytes: Buffer): Promise<Figures> {
  const server = await startBareServer(bytes)
  const figures = await measure(() => server.url)
  server.stop()
  return figures
}

// The first start migrates and seeds, so that the stored bookings have their lodges.
await (await startProduct(environment)).kill('SIGTERM')
await store([stored, rates, rooms, charges, extras, promotions, sql`analyze`])
const product = await startProduct(environment)
const slugs = ((await (await fetch(`${product.base}/api/lodges`)).json()) as { slug: string }[]).map(
  ({ slug }) => slug,
)
pin(serverCore, product.process.pid)
pin(generatorCore, process.pid)

const below = (number: number) => Math.floor(Math.random() * number)
/** Lodges of even ids have everything set. */
const lodge = (isSet: boolean) =>
  `${product.base}/api/lodges/${slugs[2 * below(slugs.length / 2) + (isSet ? 1 : 0)]}`
const quote = (isSet: boolean, more: string) => {
  const checkIn = addDays(today, 2 + below(300))
  const checkOut = addDays(checkIn, 1 + below(30))
  return `${lodge(isSet)}/quote?checkIn=${checkIn}&checkOut=${checkOut}&email=guest${below(GUESTS)}@example.com&${more}`
}
const calls = {
  quote: () => quote(false, 'guests=2'),
  'all set': () => quote(true, 'adults=3&children=2&infants=1&dogs=2&extras=1:1,2:1,3:1,4:2&code=code11'),
  rates: () => {
    const from = addDays(today, below(300))
    return `${lodge(true)}/rates?from=${from}&to=${addDays(from, RATE_DAYS)}`
  },
}

console.log(`${url ? 'PostgreSQL' : 'PGlite'}, ${STORED} bookings, 731 overrides for each lodge`)
let isMet = true
const median = new Map<string, number>()
for (const [name, address] of Object.entries(calls)) {
  await measure(address, WARM_UP)
  const used = processorSeconds(product.process.pid)
  const figures = await measure(address)
  const cpuMs = ((processorSeconds(product.process.pid) - used) * 1000) / CALLS
  const bytes = Buffer.from(await (await fetch(address())).arrayBuffer())
  isMet &&= figures.p99 <= GOAL_P99_MS
  median.set(name, figures.p50)
  console.log(`${name.padEnd(10)} ${inWords(figures)}; ${cpuMs.toFixed(2)} ms of the server's processor`)
  console.log(`generator  ${inWords(await ceiling(bytes))} against a bare server with ${bytes.length} bytes`)
}
const ratio = (median.get('all set') ?? 0) / (median.get('quote') ?? 1)
isMet &&= ratio <= GOAL_RATIO
console.log(`all set    ${ratio.toFixed(2)} times a quote without, goal ${GOAL_RATIO}`)
console.log(
  `goal       p99 ${GOAL_P99_MS} ms, and the one above: ${isMet ? 'met' : 'NOT MET'}; load ${loadavg()[0]?.toFixed(1)} on ${cores} cores`,
)
agent.destroy()
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
if (!isMet) process.exitCode = 1
