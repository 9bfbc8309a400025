import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { seededLodges } from './seeded-lodges.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const edit = (slug: string, body: object) => testApp.send(`PUT /api/admin/lodges/${slug}`, { token, body })
const lodge = async (slug: string) => (await testApp.send(`GET /api/lodges/${slug}`)).body

test('an edit changes only its fields', async () => {
  const before = await lodge('mew-lodge')
  const { status, body } = await edit('mew-lodge', { price: 333, version: before.version })
  const { inCoin } = body
  expect([status, body]).toEqual([200, { ...before, price: 333, inCoin, version: before.version + 1 }])
})

test('a conflict names the fields that others changed since, without those equal to this edit', async () => {
  const { version, price } = await lodge('bonk-lodge')
  await edit('bonk-lodge', { price: price + 1, version })
  await edit('bonk-lodge', { price: price + 2, maxGuests: 3, version: version + 1 })
  await edit('bonk-lodge', { description: 'Quiet.' })
  const refused = await edit('bonk-lodge', { name: 'Bark Lodge', maxGuests: 3, version })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    version: version + 3,
    current: { price: price + 2, description: 'Quiet.' },
  })
  expect(Object.keys(refused.body.current)).toEqual(['price', 'description'])
  const later = await edit('bonk-lodge', { name: 'Bark Lodge', version: version + 2 })
  expect(later.body.current).toEqual({ description: 'Quiet.' })
  expect(await lodge('bonk-lodge')).toMatchObject({ name: 'Bonk Lodge', maxGuests: 3 })
})

test('an edit that is repeated because its answer was lost is no conflict and no second change', async () => {
  const { version, maxGuests } = await lodge('mew-lodge')
  const edited = { maxGuests: maxGuests + 1, features: ['A view'], version }
  const first = await edit('mew-lodge', edited)
  const again = await edit('mew-lodge', edited)
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect(again.body).toMatchObject({ maxGuests: maxGuests + 1, version: version + 1 })
})

test('an edit without a change creates no version and no audit entry', async () => {
  const before = await lodge('pnut-lodge')
  const trail = async () => (await testApp.send('GET /api/admin/audit', { token })).body.length
  const entries = await trail()
  const { name, features, imageTexts, version } = before
  expect((await edit('pnut-lodge', { name, features, imageTexts, version })).body).toEqual(before)
  expect(await trail()).toBe(entries)
})

test('a lodge opens with rooms, times and house rules that its owner edits', async () => {
  const before = await lodge('ethereum-lodge')
  expect(before).toMatchObject({
    place: 'Girdwood, Alaska',
    bedrooms: 5,
    checkInFrom: '16:00',
    checkOutUntil: '11:00',
  })
  expect(before.houseRules).toContain('No smoking')
  const facts = {
    place: 'Anchorage, Alaska',
    bedrooms: null,
    beds: 7,
    baths: 3.5,
    checkInFrom: '15:30',
    checkOutUntil: '10:00',
    houseRules: ['Shoes off'],
  }
  expect((await edit('ethereum-lodge', facts)).body).toMatchObject(facts)
  expect(await lodge('ethereum-lodge')).toMatchObject(facts)
})

test.each([
  [{ bedrooms: 1.5 }, 'bedrooms'],
  [{ beds: 0 }, 'beds'],
  [{ baths: 1.25 }, 'baths'],
  [{ baths: -1 }, 'baths'],
  [{ checkInFrom: '4 pm' }, 'checkInFrom'],
  [{ checkOutUntil: '24:00' }, 'checkOutUntil'],
  [{ houseRules: [' '] }, 'houseRules.0'],
  [{ place: 'x'.repeat(121) }, 'place'],
  [{ countryCode: 'USA' }, 'countryCode'],
])('facts that cannot be are refused: %j', async (facts, path) => {
  const { status, body } = await edit('stellar-lumens-lodge', facts)
  expect([status, body.errors?.[0]?.path]).toEqual([400, path])
})

test('a lodge says in which country it stands, and an owner changes it', async () => {
  const { body: lodges } = await testApp.send('GET /api/lodges')
  const canadian = lodges.filter((each: { countryCode: string }) => each.countryCode === 'CA')
  expect(canadian.map((each: { slug: string }) => each.slug)).toEqual([
    'pudgy-penguins-lodge',
    'mew-lodge',
    'arbitrum-lodge',
  ])
  expect(new Set(lodges.map((each: { countryCode: string }) => each.countryCode))).toEqual(
    new Set(['US', 'CA']),
  )
  expect((await edit('xrp-lodge', { countryCode: ' ch ' })).body.countryCode).toBe('CH')
  expect((await edit('xrp-lodge', { countryCode: '' })).body.countryCode).toBeNull()
  expect((await lodge('xrp-lodge')).countryCode).toBeNull()
})

test('every seeded lodge sleeps its guests in its bedrooms', () => {
  for (const { maxGuests, bedrooms, beds, baths } of seededLodges) {
    expect(beds * 2).toBeGreaterThanOrEqual(maxGuests)
    expect(beds).toBeGreaterThanOrEqual(bedrooms)
    expect(baths).toBeGreaterThanOrEqual(1)
  }
})
