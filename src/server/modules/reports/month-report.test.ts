import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-01-10T20:00:00Z') })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const guest = { name: 'Grace Guest', email: 'grace@example.com', guests: 2 }

async function confirmed(lodgeId: number, checkIn: string, checkOut: string) {
  const body = { ...guest, lodgeId, checkIn, checkOut }
  const booked = (await testApp.send('POST /api/bookings', { body })).body
  const decided = await decide(booked.id, { status: 'confirmed' })
  expect(decided.status).toBe(200)
  return decided.body
}
const decide = (id: number, body: object) =>
  testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body })
const report = async (month: string) =>
  (await testApp.send(`GET /api/admin/reports/month?month=${month}`, { token })).body
type Named = { lodgeSlug: string }
const ofLodge = (body: { lodges: Named[] }, slug: string) =>
  body.lodges.find(({ lodgeSlug }) => lodgeSlug === slug)

test('counts nights, revenue and taxes of a lodge over two months to the cent', async () => {
  await testApp.send('PUT /api/admin/lodges/xrp-lodge/charges', {
    token,
    body: {
      fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 80 }],
      taxes: [{ name: 'Lodging tax', kind: 'percent', percent: '12.65', onFees: false }],
    },
  })
  await testApp.send('PUT /api/admin/lodges/xrp-lodge/rates', {
    token,
    body: { from: '2027-04-01', to: '2027-04-02', price: 610 },
  })
  await testApp.send('POST /api/admin/closures', {
    token,
    body: { lodgeSlug: 'xrp-lodge', from: '2027-04-20', to: '2027-04-25', reason: 'Roof' },
  })
  const stay = await confirmed(1, '2027-03-30', '2027-04-03')
  expect(stay.totalPrice).toBe(450 * 3 + 610 + 80)
  const [march, april] = [await report('2027-03'), await report('2027-04')]
  expect(ofLodge(march, 'xrp-lodge')).toEqual({
    lodgeSlug: 'xrp-lodge',
    lodgeName: 'XRP Lodge',
    nightsSold: 2,
    nightsOpen: 31,
    occupancy: 2 / 31,
    averageDailyRate: 490,
    revPar: 31.61,
    revenueCents: 98_000,
    feesKeptCents: 0,
    taxes: [{ name: 'Lodging tax', cents: stay.taxCents }],
  })
  expect(ofLodge(april, 'xrp-lodge')).toMatchObject({
    nightsSold: 2,
    nightsOpen: 25,
    revenueCents: 106_000,
    taxes: [],
  })
  expect(april.total).toMatchObject({ nightsSold: 2, nightsOpen: 16 * 30 - 5, revenueCents: 106_000 })
})

test('counts neither requests nor a cancelled stay, but what was kept of it', async () => {
  const stay = await confirmed(2, '2027-05-10', '2027-05-12')
  const paid = { bookingId: stay.id, amount: '123.45', status: 'completed' }
  await testApp.send('POST /api/admin/payments', { body: paid, token })
  await decide(stay.id, { status: 'cancelled', keepCents: 12_345 })
  const request = { ...guest, lodgeId: 2, checkIn: '2027-05-20', checkOut: '2027-05-22' }
  await testApp.send('POST /api/bookings', { body: request })
  const may = ofLodge(await report('2027-05'), 'doge-lodge')
  expect(may).toMatchObject({ nightsSold: 0, revenueCents: 0, feesKeptCents: 12_345, averageDailyRate: 0 })
})

test('a stay cut short counts the nights that were slept', async () => {
  const stay = await confirmed(3, '2027-01-10', '2027-01-14')
  testApp.clock.set('2027-01-12T20:00:00Z')
  token = await testApp.adminToken()
  await decide(stay.id, { status: 'cancelled' })
  expect((await report('2027-01')).total).toMatchObject({ nightsSold: 2, revenueCents: 0 })
})

test('a request withdrawn after its check-in date counts no nights', async () => {
  testApp.clock.set('2027-02-10T20:00:00Z')
  token = await testApp.adminToken()
  const request = { ...guest, lodgeId: 4, checkIn: '2027-02-10', checkOut: '2027-02-14' }
  const { id } = (await testApp.send('POST /api/bookings', { body: request })).body
  testApp.clock.set('2027-02-12T18:00:00Z')
  token = await testApp.adminToken()
  expect((await decide(id, { status: 'cancelled' })).status).toBe(200)
  expect(ofLodge(await report('2027-02'), 'pepe-lodge')).toMatchObject({ nightsSold: 0, occupancy: 0 })
})

test('answers a file with a line for each lodge, the total and a column for each tax', async () => {
  const { status, headers, body } = await testApp.send(
    'GET /api/admin/reports/month?month=2027-03&format=csv',
    { token },
  )
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="month-2027-03.csv"')
  const lines = body.slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(18)
  expect(lines[0]).toBe(
    'month,lodge,nightsSold,nightsOpen,occupancy,averageDailyRate,revPar,revenue,feesKept,tax: Lodging tax',
  )
  expect(lines[1]).toBe('2027-03,XRP Lodge,2,31,0.0645,490.00,31.61,980.00,0.00,247.94')
  expect(lines[17]).toContain('2027-03,Total,2,496,')
})

test.each(['', '?month=2027-13', '?month=2027', '?month=2027-03-01', '?month=2027-03&format=pdf'])(
  'refuses %j with 400',
  async (query) => {
    expect((await testApp.send(`GET /api/admin/reports/month${query}`, { token })).status).toBe(400)
  },
)
