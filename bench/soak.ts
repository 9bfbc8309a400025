import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cores, generatorCore, isPinned, pin, processorSeconds, serverCore } from './cores.ts'
import { type Product, startProduct } from './product.ts'
import { Visitors } from './soak/visitors.ts'

/**
 * Lets visitors read, search, chat, book and cancel at half of the server's core for a while and compares the memory after
 * warm-up with the memory at the end: npm run bench -- soak [minutes] [folder for heap snapshots]. On the embedded database.
 * Needs a build. Fails when memory has grown by more than a tenth, or on a reply that nobody expects.
 */
const MINUTES = Number(process.argv[3] ?? 30)
const SNAPSHOTS = process.argv[4]
const EVERY_MS = 30_000
const MAX_WARM_UP_MS = 5 * 60_000
/** Of the server's core. */
const WANTED_SHARE = 0.5
const MIN_VISITS_A_SECOND = 2
const MAX_VISITS_A_SECOND = 60
const MAX_GROWTH = 0.1
/** Samples whose median is compared. */
const COMPARED = 5
const AT_REST_MS = 15_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

const figures = {
  heap: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
  handles: 'nodejs_active_handles_total',
  sockets: 'sockets_open',
  lag: 'nodejs_eventloop_lag_p99_seconds',
} as const

/** A second try, for a machine that slept: its server has closed the idle connection meanwhile. */
async function readMetrics(base: string): Promise<string> {
  const read = async () => (await fetch(`${base}/metrics`)).text()
  return read().catch(read)
}

type Sample = Record<keyof typeof figures, number> & { rss: number }

async function sample({ base, process: { pid } }: Product): Promise<Sample> {
  const metrics = await readMetrics(base)
  const read = (name: string) => Number(metrics.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1] ?? Number.NaN)
  const rss = (await readFile(`/proc/${pid}/status`, 'utf8')).match(/VmRSS:\s+(\d+)/)?.[1]
  const entries = Object.entries(figures).map(([name, metric]) => [name, read(metric)] as const)
  return { ...(Object.fromEntries(entries) as Record<keyof typeof figures, number>), rss: Number(rss) * 1024 }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const columns = ['minute', 'core', 'visits/s', 'RSS', 'heap', 'external', 'handles', 'sockets', 'lag p99']
const printRow = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(9)).join(' '))

const toCells = ({ rss, heap, external, handles, sockets, lag }: Sample) => [
  megabytes(rss),
  megabytes(heap),
  megabytes(external),
  handles,
  sockets,
  `${(lag * 1000).toFixed(0)} ms`,
]

/** Writes a heap snapshot beside the others; the server stands still meanwhile and its memory grows by it. */
async function snapshot({ process: server }: Product): Promise<void> {
  if (!SNAPSHOTS) return
  server.kill('SIGUSR2')
  await pause(EVERY_MS)
}

/** The rate of visits that would use the wanted share; at most double, for a sample on a busy machine says little. */
const fitted = (rate: number, share: number): number =>
  Math.max(MIN_VISITS_A_SECOND, Math.min(MAX_VISITS_A_SECOND, 2 * rate, (rate * WANTED_SHARE) / (share || 1)))

/** Samples until the time is over; the visits are fitted to the wanted share during warm-up only. */
async function observe(product: Product, visitors: Visitors, warmUpMs: number): Promise<Sample[]> {
  const begun = performance.now()
  const samples: Sample[] = []
  let isWarm = false
  while (performance.now() - begun < MINUTES * 60_000) {
    const [used, started, visits] = [
      processorSeconds(product.process.pid),
      performance.now(),
      visitors.done.visits,
    ]
    await pause(EVERY_MS)
    const cpuSeconds = processorSeconds(product.process.pid) - used
    const share = (cpuSeconds * 1000) / (performance.now() - started)
    const rate = ((visitors.done.visits - visits) * 1000) / (performance.now() - started)
    const taken = await sample(product)
    const minute = (performance.now() - begun) / 60_000
    printRow([minute.toFixed(1), `${(share * 100).toFixed(0)} %`, rate.toFixed(1), ...toCells(taken)])
    if (minute * 60_000 >= warmUpMs) {
      if (!isWarm) await snapshot(product)
      isWarm = true
      samples.push(taken)
    } else visitors.visitsASecond = fitted(rate, share)
  }
  await snapshot(product)
  return samples
}

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-soak-'))
if (SNAPSHOTS) await mkdir(SNAPSHOTS, { recursive: true })
const product = await startProduct({
  DATA_DIR: folder,
  RATE_LIMIT: 'on',
  ...(SNAPSHOTS && {
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${resolve(SNAPSHOTS)}`,
  }),
})
process.once('exit', () => product.process.kill())
pin(serverCore, product.process.pid)
pin(generatorCore, process.pid)
const lodges = (await (await fetch(`${product.base}/api/lodges`)).json()) as { slug: string }[]
const visitors = new Visitors(
  product.base,
  lodges.map(({ slug }) => slug),
  4,
)
const before = await sample(product)
printRow(columns)
printRow(['before', '', '', ...toCells(before)])
visitors.start()
const samples = await observe(product, visitors, Math.min(MAX_WARM_UP_MS, (MINUTES * 60_000) / 6))
await visitors.stop()
await pause(AT_REST_MS)
const rest = await sample(product)
printRow(['at rest', '', '', ...toCells(rest)])
const first = median(samples.slice(0, COMPARED).map(({ rss }) => rss))
const last = median(samples.slice(-COMPARED).map(({ rss }) => rss))
const growth = last / first - 1
const isMet = growth <= MAX_GROWTH && visitors.unexpected.size === 0
console.log(
  `RSS ${megabytes(first)} MB after warm-up, ${megabytes(last)} MB at the end: ${(growth * 100).toFixed(1)} % (goal at most ${MAX_GROWTH * 100} %: ${growth <= MAX_GROWTH ? 'met' : 'NOT MET'})`,
)
console.log(`done: ${JSON.stringify(visitors.done)}`)
for (const [what, count] of visitors.unexpected) console.log(`unexpected: ${what}, ${count} times`)
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores, ${isPinned ? 'pinned' : 'NOT pinned'}`)
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
if (!isMet) process.exitCode = 1
