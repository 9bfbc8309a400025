import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import type { DirectoryPage } from '#contract/search/lodge-directory.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { seededLodges } from '../lodges/seeded-lodges.ts'

const LODGES = 160

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const read = async (query = ''): Promise<DirectoryPage> => {
  const { status, body } = await testApp.send(`GET /api/search/lodges?${query}`)
  expect(status).toBe(200)
  return body
}
const listSlugs = ({ lodges }: DirectoryPage) => lodges.map(({ slug }) => slug)

/** The lodges of every page, in order. */
async function walk(query = ''): Promise<DirectoryPage['lodges']> {
  const { pages } = await read(query)
  const all = await Promise.all(Array.from({ length: pages }, (_, page) => read(`${query}&page=${page + 1}`)))
  return all.flatMap(({ lodges }) => lodges)
}

/** Copies of the seeded lodges, cheaper with each copy. */
async function addLodges(): Promise<void> {
  await testApp.database.db.execute(sql`
    insert into lodges
    select (jsonb_populate_record(l, jsonb_build_object('id', n, 'slug', l.slug || '-' || n,
      'name', l.name || ' ' || n, 'price', l.price - n / 16))).*
    from generate_series(17, ${LODGES}::int) n join lodges l on l.id = (n - 1) % 16 + 1`)
  testApp.context.emit({ type: 'lodges_changed' })
}

test('the sixteen lodges are one page', async () => {
  expect((await testApp.send('GET /api/search/lodges/count')).body).toEqual({ total: 16, isPaged: false })
  const { lodges, shown, pages, page } = await read('page=5')
  expect([lodges.length, shown, pages, page]).toEqual([16, 16, 1, 1])
})

test('the pages of a long list hold each lodge once, in its order', async () => {
  await addLodges()
  expect((await testApp.send('GET /api/search/lodges/count')).body).toEqual({ total: LODGES, isPaged: true })
  const first = await read()
  expect(first).toMatchObject({ total: LODGES, shown: LODGES, page: 1, pages: 7, stays: null })
  expect(first.lodges).toHaveLength(LODGES_PER_PAGE)
  const all = await walk()
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(LODGES)
  const names = all.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  expect(listSlugs(await read('page=99'))).toEqual(listSlugs(await read('page=7')))
  for (const sort of ['crypto-movement', 'price-low', 'guests'])
    expect(new Set((await walk(`sort=${sort}`)).map(({ slug }) => slug)).size).toBe(LODGES)
})

test('search, filters and order hold across all pages', async () => {
  const found = await walk('q=xrp&sort=price-low')
  expect(found).toHaveLength(10)
  expect(found[0]?.slug).toBe('xrp-lodge-145')
  const { shown, total, bounds } = await read('q=xrp&max=1')
  expect([shown, total]).toEqual([0, LODGES])
  expect(bounds.max).toBe(Math.max(...seededLodges.map(({ price }) => price)))
  const [feature = '', other = ''] = seededLodges[0]?.features ?? []
  const both = await walk(`features=${encodeURIComponent(feature)}&features=${encodeURIComponent(other)}`)
  expect(both.length).toBeGreaterThan(0)
  for (const { features } of both) expect(features).toEqual(expect.arrayContaining([feature, other]))
  expect(listSlugs(await read('slugs=doge-lodge&slugs=xrp-lodge'))).toEqual(['doge-lodge', 'xrp-lodge'])
})

test('a search by dates orders all lodges and answers for the page', async () => {
  const dates = 'checkIn=2027-03-01&checkOut=2027-03-04&party=2&sort=total'
  await testApp.send('POST /api/bookings', {
    body: {
      ...{ name: 'Grace Guest', email: 'grace@example.com', lodgeId: 1 },
      ...{ checkIn: '2027-03-01', checkOut: '2027-03-04' },
    },
  })
  const first = await read(dates)
  expect(first.stays).toMatchObject({ shown: LODGES, free: LODGES - 1, objection: null, nearest: [] })
  expect(first.stays?.answers.map(({ slug }) => slug)).toEqual(listSlugs(first))
  const last = await read(`${dates}&page=7`)
  expect(last.lodges.at(-1)?.slug).toBe('xrp-lodge')
  expect(last.stays?.answers.at(-1)).toMatchObject({ reason: 'booked', nearest: { totalCents: 135_000 } })
  const totals = (await walk(dates)).map(({ price }) => price)
  expect(totals.slice(0, -1)).toEqual(totals.slice(0, -1).sort((a, b) => a - b))
  const none = await read(`${dates}&slugs=xrp-lodge`)
  expect(none.stays).toMatchObject({ shown: 1, free: 0, nearest: [{ slug: 'xrp-lodge', name: 'XRP Lodge' }] })
  const past = await read('checkIn=2020-03-01&checkOut=2020-03-04')
  expect(past.lodges).toHaveLength(LODGES_PER_PAGE)
  expect(past.stays).toMatchObject({ objection: 'Check-in must be today or later', answers: [] })
})

test('any week in a month is found for the lodges of every page, cheapest first', async () => {
  const query = 'month=2027-03&any=week&party=2&sort=total'
  const first = await read(query)
  expect(first.stays).toMatchObject({ shown: LODGES, free: LODGES, objection: null, nearest: [] })
  expect(first.stays?.answers.map(({ slug }) => slug)).toEqual(listSlugs(first))
  const totals = first.stays?.answers.map(({ totalCents }) => totalCents) ?? []
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  const booked = await read(`${query}&slugs=xrp-lodge`)
  expect(booked.stays?.answers[0]?.found).toEqual({ checkIn: '2027-03-04', checkOut: '2027-03-11' })
  const past = await read('month=2020-03&any=week')
  expect(past.stays).toMatchObject({ objection: 'Check-in must be today or later', answers: [] })
})

test('a lodge has three similar ones', async () => {
  const { body } = await testApp.send('GET /api/search/lodges/xrp-lodge/similar')
  expect(body).toHaveLength(3)
  expect((await testApp.send('GET /api/search/lodges/no-lodge/similar')).status).toBe(404)
})

test('the site map names every lodge', async () => {
  const { body } = await testApp.send('GET /sitemap.xml')
  expect(body.match(/\/lodge\/[^/]+<\/loc>/g)).toHaveLength(LODGES)
})
