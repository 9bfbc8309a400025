import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-02-28T22:00:00Z') })
  token = await testApp.adminToken()
  await confirmed(1, '2027-02-28', '2027-03-20')
  await confirmed(2, '2027-02-28', '2027-03-01')
  await confirmed(2, '2027-03-01', '2027-03-20')
})
afterAll(() => testApp.close())

async function confirmed(lodgeId: number, checkIn: string, checkOut: string): Promise<void> {
  const guest = { name: 'Grace Guest', email: 'grace@example.com', guests: 1 }
  const { body } = await testApp.send('POST /api/bookings', {
    body: { ...guest, lodgeId, checkIn, checkOut },
  })
  await testApp.send(`PUT /api/admin/bookings/${body.id}/status`, { token, body: { status: 'confirmed' } })
}

type Movement = { date: string; lodgeName: string }
const named = (movements: Movement[]) => movements.map(({ date, lodgeName }) => `${date} ${lodgeName}`)

/** XRP Lodge stands in Denver, DOGE Lodge two hours ahead in New York. */
test.each([
  ['23:30 of 28 February in New York', '2027-03-01T04:30:00Z', [0, 1, 2], '2027-02'],
  ['00:30 of 1 March in New York', '2027-03-01T05:30:00Z', [0, 2], '2027-02'],
  ['23:30 of 28 February in Denver', '2027-03-01T06:30:00Z', [0, 2], '2027-02'],
  ['00:30 of 1 March in Denver', '2027-03-01T07:30:00Z', [2], '2027-02'],
  ['00:30 of 1 March in Anchorage', '2027-03-01T09:30:00Z', [2], '2027-03'],
])("at %s arrivals are of today or past by each lodge's own clock", async (_, now, expected, month) => {
  testApp.clock.set(now)
  token = await testApp.adminToken()
  const { arrivals, months } = (await testApp.send('GET /api/admin/overview', { token })).body
  const all = ['2027-02-28 XRP Lodge', '2027-02-28 DOGE Lodge', '2027-03-01 DOGE Lodge']
  expect(named(arrivals)).toEqual(expected.map((index) => all[index]))
  expect(months[5]).toBe(month)
})

test.each([
  ['2027-03-01T06:30:00Z', 200],
  ['2027-03-01T07:30:00Z', 422],
])('at %s a stay in Denver from 28 February gets %i', async (now, status) => {
  testApp.clock.set(now)
  const stay = 'checkIn=2027-02-28&checkOut=2027-03-02'
  expect((await testApp.send(`GET /api/lodges/xrp-lodge/quote?${stay}`)).status).toBe(status)
})

test('nights of a stay cancelled before its check-in count as none', async () => {
  testApp.clock.set('2027-04-02T18:00:00Z')
  token = await testApp.adminToken()
  await confirmed(3, '2027-04-10', '2027-04-12')
  const { body } = await testApp.send('POST /api/bookings', {
    body: {
      name: 'Carl Cancelled',
      email: 'carl@example.com',
      guests: 1,
      lodgeId: 3,
      checkIn: '2027-04-20',
      checkOut: '2027-04-25',
    },
  })
  for (const status of ['confirmed', 'cancelled'])
    await testApp.send(`PUT /api/admin/bookings/${body.id}/status`, { token, body: { status } })
  const { months, occupancy } = (await testApp.send('GET /api/admin/overview', { token })).body
  expect(occupancy[2].nights[months.indexOf('2027-04')]).toBe(2)
})

test('nights of a request withdrawn after its check-in date count as none', async () => {
  testApp.clock.set('2027-05-10T18:00:00Z')
  const request = { name: 'Wilma Withdrawn', email: 'wilma@example.com', guests: 1, lodgeId: 4 }
  const { body } = await testApp.send('POST /api/bookings', {
    body: { ...request, checkIn: '2027-05-10', checkOut: '2027-05-14' },
  })
  testApp.clock.set('2027-05-12T16:00:00Z')
  token = await testApp.adminToken()
  const decision = { token, body: { status: 'cancelled' } }
  expect((await testApp.send(`PUT /api/admin/bookings/${body.id}/status`, decision)).status).toBe(200)
  const { months, occupancy } = (await testApp.send('GET /api/admin/overview', { token })).body
  expect(occupancy[3].nights[months.indexOf('2027-05')]).toBe(0)
})
