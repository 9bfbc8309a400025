import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { buildServer } from '../src/server/app.ts'
import { seedLodges } from '../src/server/modules/lodges/seeds.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openPostgres } from '../src/server/platform/database/postgres.ts'
import { demoMarket } from '../src/server/platform/gateways/demo-market.ts'
import { createLog } from '../src/server/platform/telemetry/log.ts'

/**
 * Reads pages at offsets all over a room with a million messages, and the same pages with a plain SQL `offset`, on
 * PostgreSQL: npm run bench -- chat-history [messages] [postgres address]
 */
const MESSAGES = Number(process.argv[3] ?? 1_000_000)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const READS = 1000
const PLAIN_READS = 40
const GOAL_MS = 10
const SLUG = 'xrp-lodge'
const DATABASE = `crypto_lodge_chat_history_${randomBytes(4).toString('hex')}`

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function percentiles(times: number[]): string {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return `median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms`
}

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}

await onServer(`create database ${DATABASE}`)
const url = Object.assign(new URL(POSTGRES), { pathname: `/${DATABASE}` }).href
const log = createLog('silent')
const database = await openPostgres(url, 'migrations', log)
await database.migrate()
const clock = { now: () => Date.now() }
const config = readConfig({ MARKET_SOURCE: 'demo', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
const { app, context } = await buildServer({
  config,
  database,
  clock,
  log,
  market: { live: null, demo: demoMarket(clock.now) },
})
await seedLodges(context)
const fill = new pg.Client({ connectionString: url })
await fill.connect()
await fill.query(
  `insert into chat_messages (lodge_slug, user_name, message, timestamp)
   select $1, 'guest ' || n % 500, 'message number ' || n, now() from generate_series(1, $2::int) n`,
  [SLUG, MESSAGES],
)
await fill.query(
  `insert into chat_marks select $1, place, id
   from (select id, row_number() over (order by id) place from chat_messages where lodge_slug = $1) m where place % 500 = 0`,
  [SLUG],
)
await fill.query('update chat_rooms set total_messages = $2 where lodge_slug = $1', [SLUG, MESSAGES])
await fill.query('vacuum analyze chat_messages')

const anywhere = () => Math.floor(Math.random() * (MESSAGES / 50)) * 50
const read = async (path: string) => {
  const answer = await app.inject({ method: 'GET', url: `/api/chat/${SLUG}${path}` })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return answer
}
await timed(50, () => read(`/history?limit=50&offset=${anywhere()}`))
const pages = await timed(READS, () => read(`/history?limit=50&offset=${anywhere()}`))
const totals = await timed(READS, () => read('/stats'))
const plain = await timed(PLAIN_READS, () =>
  fill.query('select * from chat_messages where lodge_slug = $1 order by id desc limit 50 offset $2', [
    SLUG,
    anywhere(),
  ]),
)
const slow = [...pages].sort((a, b) => a - b)[Math.floor(READS * 0.99)] ?? 0
console.log(`${MESSAGES} messages, pages of 50 anywhere: ${percentiles(pages)} (goal p99 ${GOAL_MS} ms)`)
console.log(`totals: ${percentiles(totals)}`)
console.log(`the database counting through a plain offset: ${percentiles(plain)}`)
process.exitCode = slow <= GOAL_MS ? 0 : 1
await fill.end()
await app.close()
await database.close()
await onServer(`drop database ${DATABASE} with (force)`)
