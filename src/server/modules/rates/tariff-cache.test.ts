import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Events } from '#server/platform/events.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TariffCache } from './tariff-cache.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const put = (path: string, body: object) => testApp.send(`PUT /api/admin/lodges/${path}`, { token, body })
const readTotal = async (slug: string) => {
  const stay = 'checkIn=2026-12-10&checkOut=2026-12-11&guests=2'
  return (await testApp.send(`GET /api/lodges/${slug}/quote?${stay}`)).body.totalCents
}
const readPrice = async (slug: string, date: string, next: string) =>
  (await testApp.send(`GET /api/lodges/${slug}/rates?from=${date}&to=${next}`)).body.days[0].price
const night = { from: '2026-12-10', to: '2026-12-11' }
const fees = [{ name: 'Linen', kind: 'per_stay', amount: 10 }]

test('each change of a price is in the next quote, rate and search', async () => {
  expect(await readTotal('xrp-lodge')).toBe(45_000)
  const { body } = await put('xrp-lodge/rates', { ...night, price: 500 })
  expect(await readTotal('xrp-lodge')).toBe(50_000)
  expect(await readPrice('xrp-lodge', '2026-12-10', '2026-12-11')).toBe(500)
  await testApp.send(`POST /api/admin/lodges/xrp-lodge/rates/${body.changeId}/undo`, { token })
  expect(await readTotal('xrp-lodge')).toBe(45_000)
  await put('xrp-lodge/charges', { fees, taxes: [] })
  expect(await readTotal('xrp-lodge')).toBe(46_000)
  await put('xrp-lodge/charges', { fees: [], taxes: [] })
  expect(await readTotal('xrp-lodge')).toBe(45_000)
  await put('xrp-lodge', { price: 460 })
  expect(await readTotal('xrp-lodge')).toBe(46_000)
  const { body: found } = await testApp.send(
    'GET /api/search?checkIn=2026-12-10&checkOut=2026-12-11&guests=2',
  )
  expect(found.lodges[0].totalCents).toBe(46_000)
})

test('charges copied from another lodge are in the next quote', async () => {
  expect(await readTotal('doge-lodge')).toBe(32_000)
  await put('xrp-lodge/charges', { fees, taxes: [] })
  await testApp.send('POST /api/admin/lodges/xrp-lodge/charges/copy', { token, body: { to: ['doge-lodge'] } })
  expect(await readTotal('doge-lodge')).toBe(33_000)
})

test('rates beyond the cached dates are read from the database', async () => {
  await put('xrp-lodge/rates', { from: '2031-05-01', to: '2031-05-02', price: 700 })
  await put('xrp-lodge/rates', { from: '2020-05-01', to: '2020-05-02', price: 90 })
  expect(await readPrice('xrp-lodge', '2031-05-01', '2031-05-02')).toBe(700)
  expect(await readPrice('xrp-lodge', '2020-05-01', '2020-05-02')).toBe(90)
})

test('a change without an event is known a second later, and only its lodge is read again', async () => {
  const cache = new TariffCache(new Events())
  const priceNow = async () =>
    (await cache.readOne(testApp.context, 'xrp-lodge')).tariff.rateOn('2027-02-10').price
  expect(await priceNow()).not.toBe(500)
  const before = await cache.readAll(testApp.context)
  await put('xrp-lodge/rates', { from: '2027-02-10', to: '2027-02-11', price: 500 })
  const begun = performance.now()
  const now = vi.spyOn(performance, 'now').mockImplementation(() => begun + 2000)
  expect(await priceNow()).toBe(500)
  const after = await cache.readAll(testApp.context)
  now.mockRestore()
  expect(after.filter(({ tariff }, index) => tariff !== before[index]?.tariff)).toMatchObject([
    { slug: 'xrp-lodge' },
  ])
})

test('a new day moves the cached dates', async () => {
  const [today] = await new TariffCache(new Events()).readAll(testApp.context)
  const cache = new TariffCache(new Events())
  await cache.readAll(testApp.context)
  testApp.clock.pass(86_400_000)
  const [tomorrow] = await cache.readAll(testApp.context)
  expect([today?.dates.from, tomorrow?.dates.from]).toEqual(['2026-11-20', '2026-11-21'])
})
