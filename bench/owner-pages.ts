import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { addDays } from '../src/contract/platform/dates.ts'
import { median, openBrowser } from './browser.ts'
import { cores } from './cores.ts'
import { processorMs, signIn, withFilledProduct } from './growth/filled-product.ts'

/**
 * Measures what the owner's pages cost by the number of lodges: npm run bench -- owner-pages [lodges,lodges] [postgres
 * address]. Each page is loaded again; a row has calls of the API, their bytes before compression, processor time of the
 * server, processor time of the page, the last change of the page since its start, and its elements. Needs a build.
 */
const sizes = (process.argv[3] ?? '16,1600').split(',').map(Number)
const POSTGRES = process.argv[4] ?? 'postgres://postgres@127.0.0.1:5432/test'
const ROUNDS = 3
const TIMEOUT_MS = 120_000
const today = new Date().toISOString().slice(0, 10)

const paths = [
  'dashboard',
  'inbox',
  'cleaning',
  `cleaning?day=${addDays(today, 2)}`,
  'bookings',
  'calendar',
  'calendar?view=month',
  'channels',
  'chat',
  'reviews',
  'lodge-management',
  'rates',
  'rates?view=month',
  'charges',
  'guides',
  'payments',
  'month',
]

/** Runs in the page: the time of the last change of its elements. */
const watchChanges = `
  globalThis.lastChange = 0
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => { globalThis.lastChange = performance.now() })
      .observe(document.body, { childList: true, subtree: true, characterData: true }))`
const figures = `(() => {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
  return {
    calls: calls.length,
    bytes: calls.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    lastChange: globalThis.lastChange,
    elements: document.getElementsByTagName('*').length,
  }
})()`

type Figures = { calls: number; bytes: number; lastChange: number; elements: number }
type Row = Figures & { server: number; page: number }

async function measure(page: Page, address: string, pid: number | undefined): Promise<Row> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const taskMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const [server, task] = [processorMs(pid), await taskMs()]
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const row = { server: processorMs(pid) - server, page: (await taskMs()) - task }
  const found = (await page.evaluate(figures)) as Figures
  await devtools.detach()
  return { ...row, ...found }
}

const inCell = (row: Row): string =>
  [row.calls, (row.bytes / 1000).toFixed(0), row.server.toFixed(0), row.page.toFixed(0)]
    .concat(row.lastChange.toFixed(0), row.elements)
    .join(' / ')
    .padEnd(40)

const browser = await openBrowser()
const tables: Row[][] = []
for (const lodges of sizes)
  tables.push(
    await withFilledProduct(
      POSTGRES,
      { bookings: 60 * lodges, messages: 1000, lodges },
      async ({ product }) => {
        const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
        const page = await context.newPage()
        page.setDefaultTimeout(TIMEOUT_MS)
        await page.goto(`${product.base}/api/health`)
        const { token, admin } = await signIn(product.base)
        const stored = Object.entries({ adminToken: token, adminUser: JSON.stringify(admin) })
        for (const entry of stored) await page.evaluate(`localStorage.setItem(...${JSON.stringify(entry)})`)
        await page.addInitScript(watchChanges)
        const rows: Row[] = []
        for (const path of paths) {
          const runs: Row[] = []
          for (let round = 0; round < ROUNDS; round++)
            runs.push(await measure(page, `${product.base}/admin/${path}`, product.process.pid))
          const middle = (of: keyof Row) => median(runs.map((run) => run[of]))
          const names = ['calls', 'bytes', 'server', 'page', 'lastChange', 'elements'] as const
          rows.push(Object.fromEntries(names.map((name) => [name, middle(name)])) as Row)
        }
        await context.close()
        return rows
      },
    ),
  )
await browser.close()
console.log(
  `${''.padEnd(26)} ${sizes.map((size) => `${size} lodges`.padEnd(40)).join(' ')}\n${''.padEnd(26)} calls / KB / server ms / page ms / last change ms / elements`,
)
for (const [place, path] of paths.entries())
  console.log(`${path.padEnd(26)} ${tables.map((rows) => inCell(rows[place] as Row)).join(' ')}`)
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cores} cores`)
