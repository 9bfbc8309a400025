import { gzipSync } from 'node:zlib'
import { processorSeconds, startBareServer } from '../cores.ts'
import { type LoadResult, runWrk } from '../wrk.ts'
import { type Contender, median, residentMegabytes } from './contender.ts'

const SECONDS = 5
const WARM_UP_SECONDS = 3
const ROUNDS = 3
/** Above this share of its core the generator may be the limit. */
const MAX_GENERATOR_BUSY = 0.9
const headers = { 'accept-encoding': 'gzip' }

/** `cpu` in microseconds a request, `database` of that in the database; `rss` in MB. */
type Figures = LoadResult & { cpu: number; database: number; rss: number }

const load = (base: string, paths: readonly string[], connections: number, seconds: number) =>
  runWrk({ url: base + paths[0], paths, connections, seconds, headers })

async function usedBy({ pid, databasePids }: Contender): Promise<{ server: number; database: number }> {
  const pids = (await databasePids?.()) ?? []
  return {
    server: processorSeconds(pid),
    database: pids.reduce((sum, each) => sum + processorSeconds(each), 0),
  }
}

async function measure(contender: Contender, connections: number): Promise<Figures> {
  const before = await usedBy(contender)
  const result = await load(contender.base, contender.paths, connections, SECONDS)
  const after = await usedBy(contender)
  const each = (seconds: number) => (seconds * 1e6) / result.requests
  const database = each(after.database - before.database)
  const cpu = each(after.server - before.server) + database
  return { ...result, cpu, database, rss: residentMegabytes(contender.pid) }
}

const figureNames = ['rate', 'p50', 'p99', 'cpu', 'database', 'rss', 'bytes', 'generatorBusy'] as const
type Medians = Record<(typeof figureNames)[number], number>

const toMedians = (rounds: readonly Figures[]): Medians =>
  Object.fromEntries(figureNames.map((name) => [name, median(rounds.map((round) => round[name]))])) as Medians

export const printHead = (): void =>
  console.log('| | requests/s | p50 ms | p99 ms | CPU µs | RSS MB | bytes |\n|---|---|---|---|---|---|---|')

function printRow(name: string, { rate, p50, p99, cpu, database, rss, bytes }: Medians): void {
  const ofDatabase = database > 0 ? ` (${database.toFixed(0)} of the database)` : ''
  const cells = [rate, p50, p99].map((figure) => figure.toFixed(rate < 1000 ? 1 : 2))
  console.log(
    `| ${name} | ${cells.join(' | ')} | ${cpu.toFixed(0)}${ofDatabase} | ${rss.toFixed(0)} | ${bytes.toFixed(0)} |`,
  )
}

/** What the generator reaches against a bare server that sends the same bytes; whether it was not the limit. */
async function isWithinCeiling({ name, base, paths }: Contender, connections: number): Promise<boolean> {
  const answer = await fetch(base + paths[0])
  const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()))
  const bare = await startBareServer(bytes, { 'content-encoding': 'gzip' })
  const { rate, generatorBusy } = await load(bare.url, paths, connections, SECONDS)
  bare.stop()
  const isBound = generatorBusy > MAX_GENERATOR_BUSY
  console.log(
    `${name}: bare node:http with the same bytes ${rate.toFixed(0)} a second, generator ${(generatorBusy * 100).toFixed(0)} % busy${isBound ? ': IT IS THE LIMIT, the comparison does not count' : ''}`,
  )
  return !isBound
}

/** Measures the product and its peers in turns; returns whether the product is ahead of each by figures that count. */
export async function compare(
  ours: Contender,
  peers: readonly Contender[],
  connections = 50,
): Promise<boolean> {
  const contenders = [ours, ...peers]
  const rounds = new Map<Contender, Figures[]>(contenders.map((contender) => [contender, []]))
  for (const { base, paths } of contenders) await load(base, paths, connections, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of contenders) rounds.get(contender)?.push(await measure(contender, connections))
  const [own, ...others] = contenders.map((contender) => toMedians(rounds.get(contender) ?? []))
  if (!own) return false
  printRow(ours.name, own)
  for (const [place, other] of others.entries()) printRow(peers[place]?.name ?? '', other)
  const isCounted = await isWithinCeiling(ours, connections)
  const busiest = Math.max(own.generatorBusy, ...others.map(({ generatorBusy }) => generatorBusy))
  console.log(`generator ${(busiest * 100).toFixed(0)} % busy at most, ${connections} connections\n`)
  const isAhead = others.every(({ rate, cpu }) => own.rate > rate && own.cpu < cpu)
  return isAhead && isCounted && busiest <= MAX_GENERATOR_BUSY
}
