import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
let reference: string
let payment: { id: number }
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  const dates = { checkIn: '2027-03-12', checkOut: '2027-03-14', guests: 2, lodgeId: 1 }
  const guest = { name: 'Ada Love_lace', email: 'ada@example.com', phone: '+1 555 0134' }
  const stay = (await testApp.send('POST /api/bookings', { body: { ...guest, ...dates } })).body
  reference = stay.reference
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: { status: 'confirmed' } })
  const body = { bookingId: stay.id, amount: '358.50', paymentMethod: 'cash', status: 'completed' }
  payment = (await testApp.send('POST /api/admin/payments', { token, body })).body
})
afterAll(() => testApp.close())

const find = async (q: string) =>
  (await testApp.send(`GET /api/admin/search?q=${encodeURIComponent(q)}`, { token })).body

test.each(['love_', 'ADA@EX', '555 0134', 'Mar 12–14', 'Mar 12–14, 2027'])('%j finds the stay', async (q) => {
  const { stays } = await find(q)
  expect(stays).toHaveLength(1)
  expect(stays[0]).toMatchObject({ reference, guestName: 'Ada Love_lace', lodgeName: 'XRP Lodge' })
})

test('a payment is found by its amount, its receipt and its guest', async () => {
  const { body: receipts } = await testApp.send(`GET /api/admin/payments/${payment.id}/receipts`, { token })
  for (const q of ['358.50', '$358.5', receipts[0].number, 'Love_lace']) {
    const { payments } = await find(q)
    expect([q, payments[0]?.id, payments[0]?.bookingReference]).toEqual([q, payment.id, reference])
  }
  expect((await find('100%')).payments).toEqual([])
})

test('a lodge is found by its name, and an empty search is refused', async () => {
  expect((await find('doge')).lodges).toEqual([{ slug: 'doge-lodge', name: 'DOGE Lodge' }])
  expect((await testApp.send('GET /api/admin/search?q=%20', { token })).status).toBe(400)
  expect((await testApp.send('GET /api/admin/search?q=ada')).status).toBe(401)
})

test('a housekeeper may not search', async () => {
  await testApp.database.db.update(adminUsers).set({ role: 'housekeeper' })
  expect((await testApp.send('GET /api/admin/search?q=ada', { token })).status).toBe(403)
})
