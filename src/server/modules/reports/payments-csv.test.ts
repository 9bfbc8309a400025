import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-03-31T20:00:00Z') })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const file = (month: string) => testApp.send(`GET /api/admin/payments.csv?month=${month}`, { token })
const cells = (line: string) => line.split(',')

test('exports the payments and refunds of a month, with formulas made harmless', async () => {
  const stay = { name: '=cmd|calc', lodgeId: 1, checkIn: '2027-04-10', checkOut: '2027-04-12', guests: 2 }
  const { body: booking } = await testApp.send('POST /api/admin/bookings', {
    token,
    body: { ...stay, source: 'phone', status: 'confirmed' },
  })
  const record = { bookingId: booking.id, amount: '120.50', paymentMethod: 'cash', status: 'completed' }
  const { body: payment } = await testApp.send('POST /api/admin/payments', {
    token,
    body: { ...record, paymentDate: '2027-03-01' },
  })
  await testApp.send('POST /api/admin/payments', { token, body: { ...record, status: 'pending' } })
  testApp.clock.set('2027-04-01T00:00:00Z')
  token = await testApp.adminToken()
  await testApp.send(`PUT /api/admin/payments/${payment.id}/status`, { token, body: { status: 'refunded' } })

  const march = await file('2027-03')
  expect(march.status).toBe(200)
  expect(march.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(march.headers['content-disposition']).toBe('attachment; filename="payments-2027-03.csv"')
  const [head = '', paid = '', ...rest] = march.body.slice(1).split('\r\n')
  expect(rest).toEqual([''])
  expect(cells(head).slice(0, 4)).toEqual(['date', 'kind', 'number', 'purpose'])
  const known = [booking.reference, 'XRP Lodge', `"'=cmd|calc"`, '', '120.50', 'USD', 'Cash', '', '']
  expect(cells(paid).slice(4, 4 + known.length)).toEqual(known)
  expect(cells(paid)[0]).toBe('2027-03-01')
  const [, refund = ''] = (await file('2027-04')).body.slice(1).split('\r\n')
  expect(cells(refund).slice(0, 2)).toEqual(['2027-04-01', 'refund'])
  expect(cells(refund)[8]).toBe('-120.50')
})

test('leaves out what was recorded by hand as given back, so that a month adds up to what came in', async () => {
  const stay = { name: 'Sum', lodgeId: 2, checkIn: '2027-08-10', checkOut: '2027-08-12', guests: 2 }
  const { body: booking } = await testApp.send('POST /api/admin/bookings', {
    token,
    body: { ...stay, source: 'phone', status: 'confirmed' },
  })
  const record = { bookingId: booking.id, paymentMethod: 'cash', paymentDate: '2027-02-10' }
  for (const part of [
    { amount: '80.00', status: 'completed' },
    { amount: '33.00', status: 'refunded' },
  ])
    await testApp.send('POST /api/admin/payments', { token, body: { ...record, ...part } })
  const [, ...lines] = (await file('2027-02')).body.trimEnd().split('\r\n')
  expect(lines.map((line: string) => cells(line)[8])).toEqual(['80.00'])
})

test.each(['', '2027-13', '2027-3'])('refuses the month %j', async (month) => {
  expect((await file(month)).status).toBe(400)
})
