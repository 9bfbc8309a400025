import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const search = (query: string) => testApp.send(`GET /api/search?${query}`)
const answers = async (query: string): Promise<LodgeSearchResult[]> => (await search(query)).body.lodges
const findAnswer = async (slug: string, query: string) =>
  (await answers(query)).find((lodge) => lodge.slug === slug)
const book = (lodgeId: number, checkIn: string, checkOut: string) =>
  testApp.send('POST /api/bookings', {
    body: { name: 'Grace Guest', email: 'grace@example.com', lodgeId, checkIn, checkOut },
  })
const setRates = (slug: string, body: object) =>
  testApp.send(`PUT /api/admin/lodges/${slug}/rates`, { token, body })
const admin = (call: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  testApp.send(`${call} /api/admin/${path}`, { token, body })

test('every lodge answers by id, with its all-in total', async () => {
  await admin('PUT', 'lodges/xrp-lodge/charges', {
    fees: [{ name: 'Linen', kind: 'per_guest', amount: 15 }],
    taxes: [{ name: 'Occupancy tax', kind: 'percent', percent: '12.65' }],
  })
  await setRates('xrp-lodge', { from: '2026-12-11', to: '2026-12-12', price: 520 })
  const { status, body } = await search('checkIn=2026-12-10&checkOut=2026-12-13&guests=2')
  expect(status).toBe(200)
  expect(body.nights).toBe(3)
  expect(body.lodges.map(({ slug }: LodgeSearchResult) => slug)).toEqual(
    (await testApp.send('GET /api/lodges')).body.map(({ slug }: { slug: string }) => slug),
  )
  expect(body.lodges[0]).toEqual({
    slug: 'xrp-lodge',
    isFree: true,
    totalCents: 142_000 + 3000 + 17_963,
    taxCents: 17_963,
    averageNightly: 473,
    reason: null,
    nearest: null,
  })
})

test('a lodge says why it is not free, and when it is', async () => {
  await book(2, '2027-01-10', '2027-01-13')
  await admin('POST', 'closures', {
    lodgeSlug: 'doge-lodge',
    from: '2027-01-13',
    to: '2027-01-15',
    reason: 'Roof',
  })
  const query = 'checkIn=2027-01-11&checkOut=2027-01-13&guests=2'
  const booked = { isFree: false, reason: 'booked', totalCents: 64_000 }
  const earlier = { checkIn: '2027-01-08', checkOut: '2027-01-10', totalCents: 64_000 }
  expect(await findAnswer('doge-lodge', query)).toMatchObject({ ...booked, nearest: earlier })
  expect(await findAnswer('doge-lodge', 'checkIn=2027-01-13&checkOut=2027-01-14')).toMatchObject({
    reason: 'closed',
    nearest: { checkIn: '2027-01-15', checkOut: '2027-01-16', totalCents: 32_000 },
  })
  // Both are two days away.
  await setRates('doge-lodge', { from: '2027-01-15', to: '2027-01-16', price: 100 })
  expect(await findAnswer('doge-lodge', 'checkIn=2027-01-12&checkOut=2027-01-13&flexDays=3')).toMatchObject({
    reason: 'booked',
    nearest: { checkIn: '2027-01-15', checkOut: '2027-01-16', totalCents: 10_000 },
  })
  expect(await findAnswer('pnut-lodge', 'checkIn=2027-01-13&checkOut=2027-01-14&guests=3')).toMatchObject({
    isFree: false,
    reason: 'too_many_guests',
    nearest: null,
  })
})

test('the rules of rates are reasons, of nights that are free', async () => {
  await setRates('solana-lodge', { from: '2027-02-10', to: '2027-02-11', minNights: 3 })
  await setRates('solana-lodge', { from: '2027-02-12', to: '2027-02-13', arrival: false, departure: false })
  const reasonFor = async (checkIn: string, checkOut: string) =>
    (await findAnswer('solana-lodge', `checkIn=${checkIn}&checkOut=${checkOut}`))?.reason
  expect(await reasonFor('2027-02-10', '2027-02-12')).toBe('min_nights')
  expect(await reasonFor('2027-02-12', '2027-02-14')).toBe('no_arrival')
  expect(await reasonFor('2027-02-11', '2027-02-12')).toBe('no_departure')
  expect(await reasonFor('2027-02-10', '2027-02-13')).toBeNull()
  const { body } = await book(5, '2027-02-10', '2027-02-13')
  expect(await reasonFor('2027-02-10', '2027-02-12')).toBe('booked')
  await admin('PUT', `bookings/${body.id}/status`, { status: 'declined' })
  expect(await reasonFor('2027-02-10', '2027-02-12')).toBe('min_nights')
})

const searchMonth = async (query: string): Promise<LodgeSearchResult[]> =>
  (await testApp.send(`GET /api/search/month?${query}`)).body.lodges

test('any week in a month is the cheapest free one with all its nights in it, of two as cheap the earlier', async () => {
  const findWeek = async () =>
    (await searchMonth('month=2027-09&any=week&guests=2')).find(({ slug }) => slug === 'solana-lodge')
  const before = await findWeek()
  expect(before).toMatchObject({
    isFree: true,
    reason: null,
    found: { checkIn: '2027-09-01', checkOut: '2027-09-08' },
  })
  await setRates('solana-lodge', { from: '2027-09-20', to: '2027-09-22', price: 100 })
  await admin('POST', 'closures', {
    ...{ lodgeSlug: 'solana-lodge', from: '2027-09-15', to: '2027-09-16', reason: 'Roof' },
  })
  const cheaper = await findWeek()
  expect(cheaper?.found).toEqual({ checkIn: '2027-09-16', checkOut: '2027-09-23' })
  const dates = 'checkIn=2027-09-16&checkOut=2027-09-23&guests=2'
  expect(cheaper?.totalCents).toBe((await findAnswer('solana-lodge', dates))?.totalCents)
})

test('any week in a month costs the least of all its weeks, also with a tax of some days', async () => {
  await admin('PUT', 'lodges/bonk-lodge/charges', {
    fees: [{ name: 'Linen', kind: 'per_guest', amount: 15 }],
    taxes: [{ name: 'Fair', kind: 'percent', percent: '9', from: '2027-07-01', to: '2027-07-20' }],
  })
  await setRates('bonk-lodge', { from: '2027-07-24', to: '2027-07-26', price: 900 })
  const days = Array.from({ length: 25 }, (_, day) => addDays('2027-07-01', day))
  const weeks = await Promise.all(
    days.map((checkIn) =>
      findAnswer('bonk-lodge', `checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}&guests=2`),
    ),
  )
  const found = (await searchMonth('month=2027-07&any=week&guests=2')).find(
    ({ slug }) => slug === 'bonk-lodge',
  )
  const least = Math.min(...weeks.map((week) => week?.totalCents ?? Number.NaN))
  expect(found?.totalCents).toBe(least)
  expect(found?.found?.checkIn).toBe(days[weeks.findIndex((week) => week?.totalCents === least)])
})

test('any weekend in a month is a Friday to a Sunday; a lodge without a free one says why', async () => {
  await admin('POST', 'closures', {
    ...{ lodgeSlug: 'pepe-lodge', from: '2027-09-01', to: '2027-10-01', reason: 'Roof' },
  })
  const answers = await searchMonth('month=2027-09&any=weekend&guests=2')
  expect(answers).toHaveLength(16)
  for (const { slug, found, reason } of answers)
    expect([found?.checkIn ?? null, reason]).toEqual(
      slug === 'pepe-lodge' ? [null, 'closed'] : ['2027-09-03', null],
    )
  const large = await searchMonth('month=2027-09&any=weekend&guests=10')
  expect(large.find(({ slug }) => slug === 'xrp-lodge')).toMatchObject({
    ...{ isFree: false, reason: 'too_many_guests', found: null },
  })
})

test.each([
  ['month=2020-09&any=week', 422, 'Check-in must be today or later'],
  ['month=2030-06&any=week', 422, 'Check-in must be within 365 days'],
  ['month=2027-13&any=week', 400, 'Please enter a month as YYYY-MM'],
  ['month=2027-09', 400, undefined],
])('a search with %s fails', async (query, status, message) => {
  const failed = await testApp.send(`GET /api/search/month?${query}`)
  expect(failed.status).toBe(status)
  if (message) expect(JSON.stringify(failed.body)).toContain(message)
})

test('events, imported stays and unanswered requests stand in the way as they do for a booking', async () => {
  const query = 'checkIn=2027-03-10&checkOut=2027-03-12'
  const freeCount = async () => (await answers(query)).filter(({ isFree }) => isFree).length
  expect(await freeCount()).toBe(16)
  const { body: event } = await admin('POST', 'calendar-events', {
    title: 'Deep clean',
    eventDate: '2027-03-11',
    startTime: '09:00',
    endTime: '17:00',
    eventType: 'maintenance',
    lodgeSlug: null,
  })
  expect(await freeCount()).toBe(0)
  await admin('DELETE', `calendar-events/${event.id}`)
  expect(await freeCount()).toBe(16)
  await book(7, '2027-03-11', '2027-03-14')
  expect(await freeCount()).toBe(15)
  testApp.clock.pass(48 * 3_600_000)
  expect(await freeCount()).toBe(16)
})

test.each([
  ['checkIn=2027-02-30&checkOut=2027-03-02', 400, 'checkIn'],
  ['checkOut=2027-03-02', 400, 'checkIn'],
  ['checkIn=2027-03-01&checkOut=2027-03-02&guests=0', 400, 'guests'],
  ['checkIn=2027-03-01&checkOut=2027-03-02&guests=11', 400, 'guests'],
  ['checkIn=2027-03-01&checkOut=2027-03-02&flexDays=8', 400, 'flexDays'],
  ['checkIn=2027-03-01&checkOut=2027-03-02&flexDays=-1', 400, 'flexDays'],
  ['checkIn=2027-03-01&checkOut=2027-03-02&flexDays=1.5', 400, 'flexDays'],
  ['checkIn=2026-11-01&checkOut=2026-11-03', 422, 'checkIn'],
  ['checkIn=2027-03-02&checkOut=2027-03-02', 422, 'checkOut'],
  ['checkIn=2027-03-01&checkOut=2027-04-01', 422, 'checkOut'],
  ['checkIn=2028-03-01&checkOut=2028-03-02', 422, 'checkIn'],
])('a search for %s is refused as its quote is', async (query, status, path) => {
  const refused = await search(query)
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([status, path])
  const quote = await testApp.send(`GET /api/lodges/pudgy-penguins-lodge/quote?${query}`)
  if (path !== 'flexDays')
    expect(refused.body).toMatchObject({ detail: quote.body.detail, errors: quote.body.errors })
})

test('where the date is past already a lodge is closed', async () => {
  // 23:30 of 1 June in Alaska, 3:30 of the next day in New York.
  testApp.clock.set('2027-06-02T07:30:00Z')
  const query = 'checkIn=2027-06-01&checkOut=2027-06-03'
  expect(await findAnswer('tezos-lodge', query)).toMatchObject({ isFree: true })
  expect(await findAnswer('doge-lodge', query)).toMatchObject({
    reason: 'closed',
    nearest: { checkIn: '2027-06-02', checkOut: '2027-06-04' },
  })
})
