/**
 * Measures the owner's lists with 100,000 bookings, on PGlite in memory or on an empty PostgreSQL at DATABASE_URL: `npm
 * run bench -- admin-lists`.
 */
import { sql } from 'drizzle-orm'
import { buildServer } from '../src/server/app.ts'
import { createAdmin } from '../src/server/modules/auth/first-admin.ts'
import { seedLodges } from '../src/server/modules/lodges/seeds.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openPglite } from '../src/server/platform/database/pglite.ts'
import { openPostgres } from '../src/server/platform/database/postgres.ts'
import { demoMarket } from '../src/server/platform/gateways/demo-market.ts'
import { createLog } from '../src/server/platform/telemetry/log.ts'

const BOOKINGS = 100_000
const PAYMENTS = 100_000
const ROUNDS = 60
const BUDGET_MS = 50
const FILLING_MS = 60_000
const owner = { email: 'bench@example.com', password: 'a long enough password', name: 'Bench' }

const calls = {
  'newest hundred': '/api/admin/bookings',
  'first page': '/api/admin/bookings?limit=26&offset=0',
  'page in the middle': '/api/admin/bookings?limit=26&offset=50000',
  'last page': '/api/admin/bookings?limit=26&offset=99975',
  'by status': '/api/admin/bookings?limit=26&status=declined',
  'rare status': '/api/admin/bookings?limit=26&status=requested',
  'search, many hits': '/api/admin/bookings?limit=26&search=guest',
  'search, one hit': '/api/admin/bookings?limit=26&search=guest77777%40',
  'search, no hit': '/api/admin/bookings?limit=26&search=nobodyhasthisname',
  'by lodge and dates': '/api/admin/bookings?limit=26&lodge=mew-lodge&from=2027-01-01&to=2027-03-01',
  'by check-in': '/api/admin/bookings?limit=26&sort=checkIn',
  'lodge name and check-in': '/api/admin/bookings?limit=26&sort=checkIn&search=mew',
  'payments, plain call': '/api/admin/payments',
  'payments, middle': '/api/admin/payments?limit=51&offset=50000',
  'payments, last page': '/api/admin/payments?limit=51&offset=99950',
  'payments by status': '/api/admin/payments?limit=51&status=completed',
  'payments, status end': '/api/admin/payments?limit=51&status=completed&offset=69950',
  'payment totals': '/api/admin/payments/totals',
  'status, last page': '/api/admin/bookings?limit=26&status=declined&offset=19950',
  'one booking': '/api/admin/bookings/4711',
  overview: '/api/admin/overview',
  'calendar events': '/api/admin/calendar-events',
  audit: '/api/admin/audit',
}

async function openTestApp() {
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', MARKET_SOURCE: 'demo' })
  const log = createLog('error')
  const database = process.env.DATABASE_URL
    ? await openPostgres(process.env.DATABASE_URL, 'migrations', log, FILLING_MS)
    : await openPglite(null, 'migrations')
  await database.migrate()
  const market = { live: null, demo: demoMarket(systemClock.now) }
  const server = await buildServer({ config, database, clock: systemClock, log, market })
  await seedLodges(server.context)
  await createAdmin(server.context, owner)
  return { ...server, database }
}

type Db = Awaited<ReturnType<typeof openTestApp>>['database']['db']

/** Adds a payment to each stay, with every status and with cents that a double would round. */
async function fillPayments(db: Db): Promise<void> {
  await db.execute(sql`
    insert into payments (booking_id, amount, status, payment_method, payer_name, created_at, updated_at, tried_at)
    select b.id, (100 + b.id % 977)::numeric + 0.01 * (b.id % 100),
      case b.id % 10 when 0 then 'pending' when 1 then 'failed' when 2 then 'refunded' else 'completed' end,
      'cash', b.guest_name, b.created_at, b.created_at, b.created_at
    from bookings b order by b.id limit ${PAYMENTS}`)
}

/** Adds two-night stays in all sixteen lodges, most of them in the past, in one statement. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests,
      nightly_price, total_price, policy, status, until, created_at)
    select 'R' || lpad(n::text, 9, '0'), 'Guest Number ' || n, 'guest' || n || '@example.com', l.slug,
      current_date - 12000 + (n / 16) * 2, current_date - 11998 + (n / 16) * 2, 2, 300, 600, l.cancellation_policy,
      case when n % 1000 = 7 then 'requested' when n % 5 = 0 then 'declined' when n % 11 = 0 then 'cancelled'
        else 'confirmed' end,
      now() + interval '2 days', now() - (${BOOKINGS} - n) * interval '1 minute'
    from generate_series(0, ${BOOKINGS - 1}) as n join lodges l on l.id = n % 16 + 1`)
  await fillPayments(db)
  await db.execute(sql`analyze`)
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function main(): Promise<void> {
  const testApp = await openTestApp()
  await fill(testApp.database.db)
  const login = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: owner.email, password: owner.password },
  })
  const headers = { authorization: `Bearer ${login.json().token}` }
  console.log(
    `${testApp.database.kind}, ${BOOKINGS} bookings, ${PAYMENTS} payments, ${ROUNDS} rounds, milliseconds`,
  )
  let slow = 0
  for (const [name, url] of Object.entries(calls)) {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      const { statusCode } = await testApp.app.inject({ url, headers })
      took.push(performance.now() - start)
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    }
    took.sort((a, b) => a - b)
    if (at(took, 0.99) > BUDGET_MS) slow++
    const figures = [0.5, 0.95, 0.99].map((share) => at(took, share).toFixed(1).padStart(7)).join('')
    console.log(`${name.padEnd(22)} p50/p95/p99 ${figures}`)
  }
  const start = performance.now()
  const csv = await testApp.app.inject({ url: '/api/admin/bookings.csv', headers })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`CSV of everything: ${(csv.body.length / 1e6).toFixed(1)} MB in ${seconds} s`)
  console.log(
    `ratio within ${BUDGET_MS} ms: ${Object.keys(calls).length - slow}/${Object.keys(calls).length}`,
  )
  await testApp.app.close()
  await testApp.database.close()
}

await main()
