import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  const stay = {
    checkIn: '2027-02-01',
    checkOut: '2027-02-05',
    guests: 2,
    source: 'phone',
    status: 'confirmed',
  }
  for (const [name, lodgeId] of [
    ['Ada Payer', 1],
    ['Ben Payer', 2],
  ] as const) {
    const { body } = await testApp.send('POST /api/admin/bookings', {
      token,
      body: { ...stay, name, email: `${name.split(' ')[0]}@example.com`, lodgeId },
    })
    await testApp.send('POST /api/admin/payments', {
      token,
      body: { bookingId: body.id, amount: '125.50', paymentMethod: lodgeId === 1 ? 'cash' : 'crypto' },
    })
  }
})
afterAll(() => testApp.close())

const read = async (path: string) => (await testApp.send(`GET /api/admin/${path}` as never, { token })).body

test.each([
  ['search=ada', 1],
  ['search=doge%20lodge', 1],
  ['search=%24125.50', 2],
  ['search=%25', 0],
  ['method=cash', 1],
  ['method=cash&search=ben', 0],
  ['', 2],
])('payments are searched and counted: %j finds %i', async (query, expected) => {
  expect(await read(`payments?${query}`)).toHaveLength(expected)
  expect(await read(`payments/count?${query}`)).toEqual({ total: expected })
})

test('the audit trail is searched and counted', async () => {
  const found = await read('audit?search=record%20payment')
  const { total } = await read('audit/count?search=record')
  expect(found).toHaveLength(0)
  expect(total).toBe(2)
  expect(await read('audit?search=record&limit=1')).toHaveLength(1)
  expect(await read('audit/count?search=record&from=2099-01-01')).toEqual({ total: 0 })
})

test('the outbox is searched by recipient and state, and counted', async () => {
  const { letters, total } = await read('outbox?search=ADA@&state=waiting&limit=1')
  expect(letters).toHaveLength(1)
  expect(total).toBeGreaterThan(0)
  expect(await read('outbox?state=sent')).toMatchObject({ total: 0, letters: [] })
})

test('the overview has the short gaps of the coming days, and the month what was received', async () => {
  expect((await read('overview')).gaps).toEqual(expect.any(Array))
  expect(await read('reports/month?month=2026-01')).toMatchObject({ receivedCents: 0 })
})
