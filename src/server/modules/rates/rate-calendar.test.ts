import { afterAll, beforeAll, expect, test } from 'vitest'
import { noOverride, rateFingerprint } from '#contract/rates/rate-overrides.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const nights = { from: '2026-12-04', to: '2026-12-06' }
const setAll = (body: object) => testApp.send('PUT /api/admin/rates', { body, token })
const undoAll = (changeIds: number[]) =>
  testApp.send('POST /api/admin/rates/undo', { body: { changeIds }, token })
const toIds = (body: { changes: { changeId: number }[] }) => body.changes.map(({ changeId }) => changeId)
const readPrices = async (slug: string, { from, to } = nights) =>
  (await testApp.send(`GET /api/lodges/${slug}/rates?from=${from}&to=${to}`)).body.days.map(
    ({ price }: { price: number }) => price,
  )

test('one change sets the rates of several lodges, and a percentage counts from the base price of each', async () => {
  const lodges = ['xrp-lodge', 'doge-lodge']
  const { status, body } = await setAll({ lodges, ...nights, priceChangePercent: 12, minNights: 2 })
  expect(status).toBe(200)
  expect(body).toEqual({
    changed: 4,
    changes: lodges.map((lodgeSlug) => ({ lodgeSlug, changed: 2, changeId: expect.any(Number) })),
  })
  expect(await readPrices('xrp-lodge')).toEqual([504, 504])
  // 320 × 1.12 is 358.4.
  expect(await readPrices('doge-lodge')).toEqual([358, 358])
  expect((await undoAll(toIds(body))).body).toEqual({ changed: 4 })
  expect(await readPrices('doge-lodge')).toEqual([320, 320])
  expect((await undoAll(toIds(body))).status).toBe(409)
})

test('the calendar shows what is set, by lodge, or of one lodge', async () => {
  const { body } = await setAll({ lodges: ['pepe-lodge'], ...nights, weekdays: [5], arrival: false })
  const read = (more = '') =>
    testApp.send(`GET /api/admin/rates?from=2026-12-01&to=2026-12-31${more}`, { token })
  const all = (await read()).body.lodges
  expect(all).toHaveLength(16)
  const overrides = [{ ...noOverride('2026-12-04'), arrival: false }]
  expect(all.find(({ slug }: { slug: string }) => slug === 'pepe-lodge')).toEqual({
    slug: 'pepe-lodge',
    overrides,
  })
  expect((await read('&lodge=pepe-lodge')).body.lodges).toEqual([{ slug: 'pepe-lodge', overrides }])
  expect((await read('&lodge=no-lodge')).status).toBe(404)
  await undoAll(toIds(body))
  expect((await read('&lodge=pepe-lodge')).body.lodges).toEqual([{ slug: 'pepe-lodge', overrides: [] }])
})

test('a lodge that does not exist, or one price that is too high, leaves every lodge as it was', async () => {
  expect((await setAll({ lodges: ['xrp-lodge', 'no-lodge'], ...nights, price: 999 })).status).toBe(404)
  await testApp.send('PUT /api/admin/lodges/mew-lodge', { body: { price: 90_000 }, token })
  const refused = await setAll({ lodges: ['xrp-lodge', 'mew-lodge'], ...nights, priceChangePercent: 50 })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual([
    { path: 'priceChangePercent', message: 'MEW Lodge would cost more than $100,000 a night' },
  ])
  expect(await readPrices('xrp-lodge')).toEqual([450, 450])
})

test('what another owner changed meanwhile is not overwritten unseen', async () => {
  const range = { from: '2027-01-08', to: '2027-01-10' }
  const unseen = rateFingerprint([noOverride('2027-01-08'), noOverride('2027-01-09')], { price: 1 })
  const mine = { lodges: ['xrp-lodge', 'doge-lodge'], ...range, price: 700, seen: { 'xrp-lodge': unseen } }
  const theirs = await setAll({ lodges: ['xrp-lodge'], ...range, price: 600 })
  const refused = await setAll(mine)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'conflict', lodges: ['xrp-lodge'] })
  expect(await readPrices('doge-lodge', range)).toEqual([320, 320])
  await undoAll(toIds(theirs.body))
  expect((await setAll(mine)).status).toBe(200)
  const rules = { lodges: ['xrp-lodge'], ...range, minNights: 2 }
  const sameRules = rateFingerprint([noOverride('2027-01-08'), noOverride('2027-01-09')], { minNights: 2 })
  expect((await setAll({ ...rules, seen: { 'xrp-lodge': sameRules } })).status).toBe(200)
})

test('an undo of several lodges is refused whole where one was changed again since', async () => {
  const range = { from: '2027-02-01', to: '2027-02-02' }
  const { body } = await setAll({ lodges: ['xrp-lodge', 'doge-lodge'], ...range, price: 800 })
  const later = await setAll({ lodges: ['doge-lodge'], ...range, price: 900 })
  const refused = await undoAll(toIds(body))
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toMatch('changed again since')
  expect(await readPrices('xrp-lodge', range)).toEqual([800])
  expect((await undoAll([...toIds(body), ...toIds(later.body)])).body).toEqual({ changed: 3 })
  expect(await readPrices('doge-lodge', range)).toEqual([320])
  expect((await undoAll([999_999])).status).toBe(404)
})

test('the last changes say who set what where, newest first, and what is undone', async () => {
  const lodges = ['xrp-lodge', 'doge-lodge']
  const { body } = await setAll({
    lodges,
    from: '2027-03-01',
    to: '2027-03-08',
    weekdays: [5, 6],
    price: 555,
  })
  await setAll({ lodges: ['xrp-lodge'], from: '2027-03-05', to: '2027-03-06', price: 555 })
  const list = async () => (await testApp.send('GET /api/admin/rates/changes', { token })).body
  const [newest] = await list()
  expect(newest).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    by: 'Olive Owner',
    lodges: body.changes.map((change: object) => ({
      ...change,
      set: { price: 555 },
      first: '2027-03-05',
      last: '2027-03-06',
      undoneAt: null,
    })),
  })
  await undoAll(toIds(body).slice(0, 1))
  const [changed] = await list()
  expect(changed.lodges.map(({ undoneAt }: { undoneAt: string | null }) => undoneAt !== null)).toEqual([
    true,
    false,
  ])
})

test.each([
  [{ lodges: [] }, 'lodges'],
  [{ lodges: ['xrp-lodge'], price: 300, priceChangePercent: 10 }, 'priceChangePercent'],
  [{ lodges: ['xrp-lodge'], priceChangePercent: 12.5 }, 'priceChangePercent'],
  [{ lodges: ['xrp-lodge'], priceChangePercent: -91 }, 'priceChangePercent'],
  [{ lodges: ['xrp-lodge'] }, 'price'],
  [{ lodges: ['xrp-lodge'], price: 300, to: '2026-12-01' }, 'to'],
])('a change of several lodges with %j is refused with a reason', async (change, path) => {
  const { status, body } = await setAll({ ...nights, ...change })
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
})

test('rates are set, listed and undone by owners only', async () => {
  const body = { lodges: ['xrp-lodge'], ...nights, price: 1, changeIds: [1] }
  for (const call of [
    'PUT /api/admin/rates',
    'GET /api/admin/rates?from=2026-12-01&to=2026-12-02',
    'GET /api/admin/rates/changes',
    'POST /api/admin/rates/undo',
  ] as const)
    expect((await testApp.send(call, call.startsWith('GET') ? {} : { body })).status).toBe(401)
})

test("the lowest price is one of the lodge's own days to come, also in answers that were kept", async () => {
  const priceFrom = async () => (await testApp.send('GET /api/lodges/solana-lodge')).body.priceFrom
  const { timeZone } = (await testApp.send('GET /api/lodges/solana-lodge')).body
  expect(timeZone).toBe('America/Denver')
  await setAll({ lodges: ['solana-lodge'], from: '2026-11-22', to: '2026-11-23', price: 77 })
  expect(await priceFrom()).toBe(77)
  // 23:45 on 22 November at the lodge.
  testApp.clock.set('2026-11-23T06:45:00Z')
  expect(await priceFrom()).toBe(77)
  testApp.clock.set('2026-11-23T07:00:00Z')
  expect(await priceFrom()).toBeNull()
  const lodges = (await testApp.send('GET /api/lodges')).body
  expect(lodges.find(({ slug }: { slug: string }) => slug === 'solana-lodge').priceFrom).toBeNull()
})
