import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type TestPages, testPages } from '#server/testing/test-pages.ts'
import { createLog, type Log } from '../telemetry/log.ts'
import type { RenderPage } from './page-renderer.ts'
import { RENDERS_A_MINUTE } from './render-budget.ts'

let testApp: TestApp
let pages: TestPages
afterEach(() => testApp.close())

async function openPages(environment: Record<string, string> = {}, render?: RenderPage): Promise<void> {
  pages = await testPages(render)
  testApp = await createTestApp({ environment, parts: { pages } })
}

const get = (url: string, remoteAddress = '203.0.113.1') => testApp.app.inject({ url, remoteAddress })
const statuses = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => get(url)))).map(({ statusCode }) => statusCode)

test('all unknown addresses share one page, rendered once', async () => {
  await openPages()
  const unknown = Array.from({ length: 50 }, (_, at) => `/nowhere-${at}?x=${at}`)
  expect(new Set(await statuses([...unknown, '//', '/%']))).toEqual(new Set([404]))
  expect(pages.rendered).toEqual(['/unknown'])
})

test("refuses a network's uncached pages above the limit and still sends cached ones", async () => {
  await openPages({ RATE_LIMIT: 'on' })
  expect((await get('/badges', '203.0.113.2')).statusCode).toBe(200)
  const many = Array.from({ length: RENDERS_A_MINUTE + 20 }, (_, at) => `/browse?q=${at}`)
  const answers = await statuses(many)
  expect(answers.filter((status) => status === 200)).toHaveLength(RENDERS_A_MINUTE)
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(await statuses(['/badges', '/browse?q=0', '/nowhere'])).toEqual([200, 200, 404])
  expect((await get('/browse?q=new', '203.0.113.2')).statusCode).toBe(200)
})

test('never caches a page with a key in its address, here or in proxies', async () => {
  await openPages()
  for (let time = 0; time < 2; time++) {
    const { headers } = await get('/booking/ABCDEFGHJK?key=secret')
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(pages.rendered).toHaveLength(2)
})

test('sends the redirect of a route and caches neither it nor a failed page', async () => {
  const answers = [
    { status: 307, location: '/browse' },
    { status: 500, html: 'failed' },
    { status: 200, html: 'rendered' },
  ]
  await openPages({}, async () => answers.shift() ?? { status: 404, html: '' })
  const redirect = await get('/badges')
  expect([redirect.statusCode, redirect.headers.location]).toEqual([307, '/browse'])
  expect(await statuses(['/badges'])).toEqual([500])
  expect(await statuses(['/badges'])).toEqual([200])
  expect(await statuses(['/badges'])).toEqual([200])
  expect(pages.rendered).toHaveLength(3)
})

test('the policy of a page allows the scripts with its nonce, and none that came with a text', async () => {
  const hashed = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  await openPages({}, async ({ nonce }) => ({
    status: 200,
    html: `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}" class="a">ours()</script><p>
      <script>theirs()</script><script nonce="">empty()</script><script nonce="guessed">guessed()</script></p>`,
  }))
  const { headers, body } = await get('/badges')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hashed('ours()')};`)
  expect(body).toContain('<script class="a">ours()</script>')
  expect(body).not.toContain('csp-nonce')
})

test.each([
  ['failed', 500],
  ['lacks a part', 200],
])('a page that %s because something is away is 503, with the time to try again', async (_, rendered) => {
  await openPages({}, async ({ fetch }) => {
    const { status } = await fetch('/api/ready', {})
    return status === 503 ? { status: rendered, html: 'failed' } : { status: 200, html: 'rendered' }
  })
  testApp.app.isDraining = true
  const { statusCode, headers } = await get('/badges')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  testApp.app.isDraining = false
  expect(await statuses(['/badges'])).toEqual([200])
})

test.each([
  ['/api/lodges', 2],
  ['/api/search/lodges/count', 1],
])('a page of which %s has failed is rendered %i times for two views', async (called, times) => {
  await openPages({}, async ({ fetch }) => {
    await fetch(called, {})
    return { status: 200, html: 'rendered' }
  })
  await testApp.context.db.execute('ALTER TABLE lodges RENAME TO no_lodges')
  expect((await testApp.app.inject(called)).statusCode).toBe(500)
  expect(await statuses(['/badges'])).toEqual([200])
  expect(await statuses(['/badges'])).toEqual([200])
  expect(pages.rendered).toHaveLength(times)
})

/** Pages that render when they are let go, in the order in which they come. */
async function openHeldPages(parts: { log?: Log } = {}) {
  const begun: { path: string; finish: () => void }[] = []
  const held = await testPages(async ({ path }) => {
    if (path !== '/booking/offline') await new Promise<void>((finish) => begun.push({ path, finish }))
    return { status: 200, html: path }
  })
  testApp = await createTestApp({ environment: { RATE_LIMIT: 'on' }, parts: { pages: held, ...parts } })
  const finish = async () => {
    await expect.poll(() => begun.length).toBe(1)
    const [one] = begun.splice(0)
    one?.finish()
    return one?.path
  }
  return { finish }
}

test('networks take turns, and a page with a key comes first', async () => {
  const { finish } = await openHeldPages()
  const flood = [1, 2, 3].map((at) => get(`/browse?q=${at}`, '203.0.113.1'))
  const guest = get('/browse?q=guest', '203.0.113.2')
  const stay = get('/booking/ABCDEFGHJK?key=secret', '203.0.113.3')
  // When it is answered, all have come.
  await get('/api/lodges', '203.0.113.4')
  const order: (string | undefined)[] = []
  for (let page = 0; page < 5; page++) order.push(await finish())
  expect(order).toEqual([
    '/browse?q=1',
    '/booking/ABCDEFGHJK?key=secret',
    '/browse?q=2',
    '/browse?q=guest',
    '/browse?q=3',
  ])
  await Promise.all([...flood, guest, stay])
})

test('a full queue makes room for a network with less, sends the shell of a stay, and logs once a minute', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  const { finish } = await openHeldPages({ log })
  const networks = (count: number, first: number) =>
    Array.from({ length: count }, (_, at) => `198.51.100.${first + at}`)
  const flood = networks(10, 1).flatMap((from) =>
    Array.from({ length: 10 }, (_, at) => get(`/browse?q=${from}-${at}`, from)),
  )
  const first = get('/browse?q=first', '203.0.113.1')
  const stays = networks(11, 100).flatMap((from) =>
    Array.from({ length: 10 }, (_, at) => get(`/booking/ABCDEFGHJ${at}?key=secret`, from)),
  )
  const bodies: string[] = []
  for (const page of stays) void page.then(({ body, statusCode }) => bodies.push(`${statusCode} ${body}`))
  await expect.poll(() => bodies.length).toBeGreaterThan(0)
  expect(new Set(bodies)).toEqual(new Set(['200 /booking/offline']))
  const statuses = new Set<number>()
  const all = [...flood, first, ...stays].map((page) =>
    page.then(({ statusCode }) => statuses.add(statusCode)),
  )
  let isOver = false
  const over = Promise.all(all).then(() => {
    isOver = true
  })
  while (!isOver) await Promise.race([finish(), over])
  expect([...statuses].toSorted()).toEqual([200, 503])
  const busy = lines.filter((line) => line.includes('the site is busy'))
  expect(busy).toHaveLength(1)
  expect(JSON.parse(busy[0] ?? '')).toMatchObject({ count: 1 })
  expect(lines.join('')).not.toContain('a dependency is away')
})

test('renders pages again once the day of a lodge may have ended', async () => {
  await openPages()
  await get('/browse')
  await get('/browse')
  testApp.clock.set('2026-11-22T08:00:00Z')
  await get('/browse')
  expect(pages.rendered).toEqual(['/browse', '/browse'])
})

test('a page that has changed is sent as it was while others wait to be rendered, and rendered in its turn', async () => {
  let number = 0
  let finish = () => {}
  await openPages({}, async ({ path }) => {
    if (path.startsWith('/browse'))
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    return { status: 200, html: `${path} ${++number}` }
  })
  expect((await get('/')).body).toBe('/ 1')
  const searches = [get('/browse?q=one'), get('/browse?q=two')]
  await vi.waitFor(() => expect(pages.rendered).toContain('/browse?q=one'), { timeout: 20_000 })
  testApp.events.emit({ type: 'market_changed' })
  expect((await get('/')).body).toBe('/ 1')
  finish()
  await searches[0]
  await vi.waitFor(() => expect(pages.rendered).toContain('/browse?q=two'), { timeout: 20_000 })
  finish()
  await searches[1]
  expect((await get('/')).body).toBe('/ 4')
})
