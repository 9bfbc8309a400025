import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { median, openBrowser } from './browser.ts'
import { book, startProduct } from './product.ts'

/**
 * Runs Lighthouse with a phone's settings on the built product: npm run bench -- lighthouse [rounds] [path …]. Prints
 * each round's scores and figures, the element of the largest paint and each audit below the full score. Fails when
 * the median or the worst round misses its goal (decision 076).
 */
const rounds = Number(process.argv[3] ?? 5)
const BOOKING = 'booking'
const chosen = process.argv.slice(4)
const unknown = chosen.find((name) => name !== BOOKING && !name.startsWith('/'))
if (unknown !== undefined) throw new Error(`'${unknown}' is no page: a path, such as /browse, or ${BOOKING}`)
const paths = chosen.length > 0 ? chosen : ['/', '/browse', '/lodge/xrp-lodge', '/art-gallery', BOOKING]

/** Least median and least score of any round. */
const goals = {
  performance: [98, 95],
  accessibility: [100, 100],
  'best-practices': [100, 100],
  seo: [100, 100],
} as const
/** Largest value of any round: milliseconds, and the score of shifts. */
const limits = {
  'largest-contentful-paint': 1800,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0,
} as const

type Category = keyof typeof goals
type Figure = keyof typeof limits

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const readScore = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** The audits of a category below the full score, as the report describes them. */
const blemishes = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `  ${category}: ${id} ${result.audits[id]?.displayValue ?? result.audits[id]?.title ?? ''}`,
    )

/** The selector of the element of the largest paint. */
function largestElement(result: Result): string {
  const details = JSON.stringify(result.audits['largest-contentful-paint-element']?.details ?? {})
  return details.match(/"selector":"([^"]*)"/)?.[1] ?? '?'
}

/** The page of a stay that a guest has requested. */
async function bookingPath(base: string): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { receipt } = await book(base, { checkIn: day(40), checkOut: day(43), lodgeId: 1 })
  if (!receipt) throw new Error('the stay was refused')
  return `/booking/${receipt.reference}?key=${receipt.key}`
}

const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-lighthouse-'))
const port = await freePort()
const product = await startProduct({
  DATA_DIR: folder,
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
})
const debugging = await freePort()
const browser = await openBrowser([`--remote-debugging-port=${debugging}`])
let failed = false

for (const name of paths) {
  const path = name === BOOKING ? await bookingPath(product.base) : name
  // A guest's own page is kept out of search engines on purpose.
  const categories = (Object.keys(goals) as Category[]).filter((one) => name !== BOOKING || one !== 'seo')
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) {
    const run = await lighthouse(product.base + path, { port: debugging, logLevel: 'error' })
    if (run) results.push(run.lhr)
  }
  const last = results.at(-1)
  if (!last) throw new Error(`Lighthouse gave no result for ${name}`)
  console.log(`${name}   largest paint: ${[...new Set(results.map(largestElement))].join(' | ')}`)
  for (const category of categories) {
    const [middle, least] = goals[category]
    const scores = results.map((result) => readScore(result, category))
    failed ||= median(scores) < middle || Math.min(...scores) < least
    console.log(
      `  ${category.padEnd(25)} ${median(scores)} (goal ${middle}, worst ${least}; ${scores.join(' ')})`,
    )
    for (const blemish of blemishes(last, category)) console.log(`  ${blemish}`)
  }
  for (const [figure, limit] of Object.entries(limits) as [Figure, number][]) {
    const values = results.map((result) => result.audits[figure]?.numericValue ?? Number.NaN)
    failed ||= !values.every((value) => value <= limit)
    const all = values.map((value) => (figure.includes('shift') ? value.toFixed(3) : Math.round(value)))
    console.log(`  ${figure.padEnd(25)} worst ${limit}; ${all.join(' ')}`)
  }
}

await browser.close()
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
