import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { type TestPages, testPages } from '../testing/test-pages.ts'
import { RENDERS_A_MINUTE } from './render-budget.ts'

let testApp: TestApp
let pages: TestPages
afterEach(() => testApp.close())

async function openPages(environment: Record<string, string> = {}): Promise<void> {
  pages = await testPages()
  testApp = await createTestApp({ environment, parts: { pages } })
}

const get = (url: string, remoteAddress = '203.0.113.1') => testApp.app.inject({ url, remoteAddress })
const statuses = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => get(url)))).map(({ statusCode }) => statusCode)

test('every address that leads nowhere is one page, drawn once', async () => {
  await openPages()
  const unknown = Array.from({ length: 50 }, (_, at) => `/nowhere-${at}?x=${at}`)
  expect(new Set(await statuses([...unknown, '//', '/%']))).toEqual(new Set([404]))
  expect(pages.drawn).toEqual(['/unknown'])
})

test('a network that asks for more pages than are kept is refused them, and gets what is kept', async () => {
  await openPages({ RATE_LIMIT: 'on' })
  expect((await get('/badges', '203.0.113.2')).statusCode).toBe(200)
  const many = Array.from({ length: RENDERS_A_MINUTE + 20 }, (_, at) => `/browse?q=${at}`)
  const answers = await statuses(many)
  expect(answers.filter((status) => status === 200)).toHaveLength(RENDERS_A_MINUTE)
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(await statuses(['/badges', '/browse?q=0', '/nowhere'])).toEqual([200, 200, 404])
  expect((await get('/browse?q=new', '203.0.113.2')).statusCode).toBe(200)
})

test('a page with a key in its address is never kept, here or on the way', async () => {
  await openPages()
  for (let time = 0; time < 2; time++) {
    const { headers } = await get('/booking/ABCDEFGHJK?key=secret')
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(pages.drawn).toHaveLength(2)
})
