import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { median, openBrowser } from './browser.ts'
import { startProduct } from './product.ts'

/**
 * Runs Lighthouse with a phone's settings on the built product: npm run bench -- lighthouse [rounds] [path]. Prints the
 * median of the rounds and each audit below the full score.
 */
const rounds = Number(process.argv[3] ?? 5)
const paths = process.argv[4] ? [process.argv[4]] : ['/', '/browse', '/lodge/xrp-lodge']
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const figures = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

type Category = keyof typeof goals

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** The audits of a category below the full score, as the report describes them. */
const blemishes = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `  ${category}: ${id} ${result.audits[id]?.displayValue ?? result.audits[id]?.title ?? ''}`,
    )

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

for (const path of paths) {
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) {
    const run = await lighthouse(product.base + path, { port: debugging, logLevel: 'error' })
    if (run) results.push(run.lhr)
  }
  const last = results.at(-1)
  if (!last) throw new Error(`Lighthouse gave no result for ${path}`)
  console.log(path)
  for (const [category, goal] of Object.entries(goals) as [Category, number][]) {
    const scores = results.map((result) => scoreOf(result, category))
    failed ||= median(scores) < goal
    console.log(`  ${category.padEnd(15)} ${median(scores)} (goal ${goal}; ${scores.join(' ')})`)
    for (const blemish of blemishes(last, category)) console.log(`  ${blemish}`)
  }
  for (const figure of figures) {
    const values = results.map((result) => result.audits[figure]?.numericValue ?? Number.NaN)
    console.log(`  ${figure.padEnd(25)} ${median(values).toFixed(figure.includes('shift') ? 3 : 0)}`)
  }
}

await browser.close()
await product.kill('SIGTERM')
await rm(folder, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
