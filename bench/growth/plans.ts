import pg from 'pg'
import { buildServer } from '../../src/server/app.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { openPostgres } from '../../src/server/platform/database/postgres.ts'
import { demoMarket } from '../../src/server/platform/gateways/demo-market.ts'
import { createLog } from '../../src/server/platform/telemetry/log.ts'
import type { Calls } from './calls.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Scans that read fewer rows than this in all their loops are left out. */
const MIN_ROWS = 50
/** The run that reads least counts: the others hold statements of the server's regular work. */
const RUNS = 3

/** What PostgreSQL's own EXPLAIN ANALYZE says of each call's statements: rows read, and the larger scans. */
export async function explainCalls(url: string, calls: Calls): Promise<Map<string, string>> {
  await withClient(url, async (client) => {
    const name = new URL(url).pathname.slice(1)
    const settings = {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_format': 'json',
      'auto_explain.log_level': 'notice',
    }
    for (const [setting, value] of Object.entries(settings))
      await client.query(`alter database ${name} set ${setting} = '${value}'`)
  })
  const notices: string[] = []
  const connect = pg.Client.prototype.connect
  pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
    this.on('notice', ({ message }) => message && notices.push(message))
    return Reflect.apply(connect, this, given)
  } as typeof connect
  const log = createLog('error')
  const database = await openPostgres(url, 'migrations', log)
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', MARKET_SOURCE: 'demo' })
  const market = { live: null, demo: demoMarket(systemClock.now) }
  const { app, context, firstRounds } = await buildServer({
    config,
    database,
    clock: systemClock,
    log,
    market,
  })
  await firstRounds
  const plans = new Map<string, string>()
  for (const [name, { path, headers }] of Object.entries(calls)) {
    const runs: Summary[] = []
    for (let run = 0; run < RUNS; run++) {
      context.emit({ type: 'lodges_changed' })
      notices.length = 0
      const { statusCode } = await app.inject({ url: path(), headers: headers ?? {} })
      if (statusCode === 200) runs.push(summarize(notices))
    }
    const [least] = runs.sort((a, b) => a.rows - b.rows)
    if (least) plans.set(name, least.words)
  }
  await app.close()
  await database.close()
  pg.Client.prototype.connect = connect
  return plans
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}

type Summary = { rows: number; words: string }

function summarize(notices: readonly string[]): Summary {
  const scans = notices.flatMap((notice) => {
    const start = notice.indexOf('{')
    return start < 0 ? [] : findScans((JSON.parse(notice.slice(start)) as { Plan: Node }).Plan)
  })
  const rows = scans.reduce((sum, scan) => sum + scan.rows, 0)
  const larger = new Map<string, number>()
  for (const { what, rows } of scans) larger.set(what, (larger.get(what) ?? 0) + rows)
  const named = [...larger].filter(([, read]) => read >= MIN_ROWS).sort((a, b) => b[1] - a[1])
  const list = named.map(([what, read]) => `${what} ${read}`).join(', ')
  return { rows, words: `${notices.length} statements, ${rows} rows read${list && `: ${list}`}` }
}

function findScans(node: Node): { what: string; rows: number }[] {
  const below = (node.Plans ?? []).flatMap(findScans)
  const name = node['Index Name'] ?? node['Relation Name']
  if (!name || node['Node Type'] === 'Bitmap Heap Scan') return below
  const read =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  const what = node['Node Type'] === 'Seq Scan' ? `WHOLE ${name}` : name
  return [{ what, rows: Math.round(read * (node['Actual Loops'] ?? 1)) }, ...below]
}
