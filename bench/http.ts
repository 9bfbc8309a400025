import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cores, isPinned, pin, processorSeconds, serverCore, startBareServer } from './cores.ts'
import { startProduct } from './product.ts'
import { type LoadResult, runWrk } from './wrk.ts'

/**
 * Compares requests a second of the built product with a bare node:http server that sends the same bytes, in turns over 50
 * connections: npm run bench -- http [path]. Needs a build and wrk; server and generator have a core each where there are two.
 * Fails below a goal, and where the generator was the limit of the bare server.
 */
const CONNECTIONS = 50
const SECONDS = 5
const WARM_UP_SECONDS = 3
const ROUNDS = 3
/** Above this share of its core the generator may be the limit. */
const MAX_GENERATOR_BUSY = 0.9
const compressed = { 'accept-encoding': 'gzip' }

const goals: Record<string, number> = {
  '/api/lodges': 0.8,
  '/api/crypto-data': 0.8,
  '/api/lodges/xrp-lodge': 0.8,
  '/': 0.75,
  '/lodge/xrp-lodge': 0.75,
  '/browse?search=gold': 0.75,
}

type Measured = LoadResult & { cpuMicroseconds: number }

async function measure(url: string, pid: number | undefined, seconds = SECONDS): Promise<Measured> {
  const used = processorSeconds(pid)
  const result = await runWrk({ url, connections: CONNECTIONS, seconds, headers: compressed })
  return { ...result, cpuMicroseconds: ((processorSeconds(pid) - used) * 1e6) / result.requests }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Prints one address's figures; returns whether the goal is met by figures that count. */
async function compare(path: string, goal: number): Promise<boolean> {
  const answer = await fetch(product.base + path)
  const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()))
  const bare = await startBareServer(bytes, {
    'content-type': answer.headers.get('content-type') ?? '',
    'content-encoding': 'gzip',
  })
  await measure(product.base + path, product.process.pid, WARM_UP_SECONDS)
  await measure(bare.url, bare.pid, WARM_UP_SECONDS)
  const rounds: { ours: Measured; bares: Measured }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      ours: await measure(product.base + path, product.process.pid),
      bares: await measure(bare.url, bare.pid),
    })
  bare.stop()
  const ratio = median(rounds.map(({ ours, bares }) => ours.rate / bares.rate))
  const cpu = median(rounds.map(({ ours, bares }) => bares.cpuMicroseconds / ours.cpuMicroseconds))
  const busy = median(rounds.map(({ bares }) => bares.generatorBusy))
  const rate = median(rounds.map(({ bares }) => bares.rate))
  const isBound = busy > MAX_GENERATOR_BUSY
  const isMet = ratio >= goal && !isBound
  console.log(
    `${path.padEnd(22)} ${ratio.toFixed(2)} of bare node:http, ${cpu.toFixed(2)} by processor time (goal ${goal}: ${isMet ? 'met' : 'NOT MET'}); ${bytes.length} bytes`,
  )
  console.log(
    `${''.padEnd(22)} bare ${rate.toFixed(0)} a second; generator ${(busy * 100).toFixed(0)} % busy, its ceiling about ${(rate / busy).toFixed(0)}${isBound ? ': IT IS THE LIMIT, the ratio does not count' : ''}`,
  )
  return isMet
}

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
const product = await startProduct({ DATA_DIR: folder })
pin(serverCore, product.process.pid)
let isMet = true
const chosen = process.argv[3]
for (const [path, goal] of Object.entries(goals))
  if (!chosen || chosen === path) isMet = (await compare(path, goal)) && isMet
console.log(
  `load ${loadavg()[0]?.toFixed(1)} on ${cores} cores, ${isPinned ? 'pinned' : 'NOT pinned: ratios are lower bounds'}`,
)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
if (!isMet) process.exitCode = 1
