import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import type pg from 'pg'
import { cores, generatorCore, isPinned, pin } from './cores.ts'
import { type Call, type Calls, listCalls } from './growth/calls.ts'
import { measureDueEmails } from './growth/due-emails.ts'
import type { Size } from './growth/fill.ts'
import { processorMs, withFilledProduct } from './growth/filled-product.ts'
import { explainCalls } from './growth/plans.ts'
import type { Product } from './product.ts'

/**
 * Measures what each call costs at several sizes on PostgreSQL: npm run bench -- growth [bookings|messages|lodges] [postgres
 * address]. One call after the other over one connection. A row has the median latency, the processor time of the server and
 * of the database, and the reply's size; then what EXPLAIN ANALYZE says of the call's statements. Needs a build.
 */
const series: Record<string, Size[]> = {
  bookings: [1000, 10_000, 100_000].map((bookings) => ({ bookings, messages: 10_000, lodges: 16 })),
  messages: [10_000, 1_000_000].map((messages) => ({ bookings: 1000, messages, lodges: 16 })),
  /** Each lodge has sixty stays. */
  lodges: [16, 160, 1600].map((lodges) => ({ bookings: 60 * lodges, messages: 10_000, lodges })),
}
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const MAX_CALLS = 60
const WARM_UP = 5
/** A slow call is repeated for this long. */
const MAX_MS = 2000

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Measured = { p50: number; serverMs: number; databaseMs: number; bytes: number; calls: number }

class Bench {
  readonly product: Product
  readonly client: pg.Client
  readonly token: string
  private price = 500

  constructor(product: Product, client: pg.Client, token: string) {
    this.product = product
    this.client = client
    this.token = token
  }

  /** Of all connections of the product. */
  private async databaseMs(): Promise<number> {
    const { rows } = await this.client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0)
  }

  private async changeLodge(): Promise<void> {
    const answer = await fetch(`${this.product.base}/api/admin/lodges/doge-lodge`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price: this.price++ }),
    })
    if (!answer.ok) throw new Error(`an edit was answered ${answer.status}`)
  }

  private async once({ path, headers }: Call): Promise<{ ms: number; bytes: number }> {
    const url = this.product.base + path()
    const begun = performance.now()
    const [answer] = await once(
      get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }),
      'response',
    )
    let bytes = 0
    for await (const piece of answer) bytes += (piece as Buffer).length
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    return { ms: performance.now() - begun, bytes }
  }

  async measure(call: Call): Promise<Measured> {
    for (let round = 0; round < WARM_UP; round++) await this.once(call)
    const times: number[] = []
    const sum = { server: 0, database: 0, bytes: 0 }
    const begun = performance.now()
    const add = async (sign: 1 | -1) => {
      sum.server += sign * processorMs(this.product.process.pid)
      sum.database += sign * (await this.databaseMs())
    }
    if (!call.afterChange) await add(-1)
    while (times.length < MAX_CALLS && performance.now() - begun < MAX_MS) {
      if (call.afterChange) {
        await this.changeLodge()
        await add(-1)
      }
      const { ms, bytes } = await this.once(call)
      if (call.afterChange) await add(1)
      times.push(ms)
      sum.bytes += bytes
    }
    if (!call.afterChange) await add(1)
    times.sort((a, b) => a - b)
    const calls = times.length
    return {
      p50: times[Math.floor(calls / 2)] ?? 0,
      serverMs: sum.server / calls,
      databaseMs: sum.database / calls,
      bytes: sum.bytes / calls,
      calls,
    }
  }
}

type Row = Measured & { plan: string | undefined }

/** Fills a database of its own, measures every call and drops the database. */
const measureSize = (size: Size, isWanted: (name: string) => boolean): Promise<Map<string, Row>> =>
  withFilledProduct(POSTGRES, size, async ({ product, client, url, token, slugs }) => {
    const calls: Calls = Object.fromEntries(
      Object.entries(listCalls(size, slugs, token)).filter(([call]) => isWanted(call)),
    )
    const bench = new Bench(product, client, token)
    const rows = new Map<string, Row>()
    for (const [call, wanted] of Object.entries(calls))
      rows.set(call, { ...(await bench.measure(wanted)), plan: undefined })
    await product.kill('SIGTERM')
    if (isWanted('quote'))
      console.log(`due emails, ${size.bookings} stays: ${await measureDueEmails(client, url)}`)
    for (const [call, plan] of await explainCalls(url, calls)) {
      const row = rows.get(call)
      if (row) row.plan = plan
    }
    return rows
  })

const inCell = ({ p50, serverMs, databaseMs, bytes }: Measured): string =>
  `${p50.toFixed(1)} / ${serverMs.toFixed(1)} / ${databaseMs.toFixed(1)} / ${(bytes / 1000).toFixed(1)}`.padEnd(
    30,
  )

const isChat = (name: string) => name.startsWith('chat')

async function measureSeries(name: string, sizes: readonly Size[]): Promise<void> {
  const measured: Map<string, Row>[] = []
  for (const size of sizes)
    measured.push(await measureSize(size, (call) => isChat(call) === (name === 'messages')))
  const heads = sizes.map((size) => `${size[name as keyof Size]}`.padEnd(30)).join(' ')
  console.log(
    `\n${'by '.concat(name).padEnd(24)} ${heads}\n${''.padEnd(24)} ms / server ms / database ms / KB (br)`,
  )
  for (const call of measured[0]?.keys() ?? [])
    console.log(`${call.padEnd(24)} ${measured.map((rows) => inCell(rows.get(call) as Row)).join(' ')}`)
  for (const call of measured[0]?.keys() ?? [])
    for (const [place, rows] of measured.entries()) {
      const plan = rows.get(call)?.plan
      if (plan)
        console.log(`${call.padEnd(24)} ${String(sizes[place]?.[name as keyof Size]).padEnd(8)} ${plan}`)
    }
}

pin(generatorCore, process.pid)
const chosen = process.argv[3]
for (const [name, sizes] of Object.entries(series))
  if (!chosen || chosen === name) await measureSeries(name, sizes)
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores, ${isPinned ? 'pinned' : 'NOT pinned'}`)
agent.destroy()
