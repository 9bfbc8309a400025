import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-03-01T20:00:00Z') })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

async function stay(name: string, lodgeId: number, checkIn: string, checkOut: string, status = 'confirmed') {
  const booking = { name, lodgeId, checkIn, checkOut, guests: 2, source: 'owner', status, totalPrice: 500 }
  return (await testApp.send('POST /api/admin/bookings', { token, body: booking })).body.id as number
}
const pay = (bookingId: number, amount: string) =>
  testApp.send('POST /api/admin/payments', {
    token,
    body: { bookingId, amount, paymentMethod: 'cash', status: 'completed' },
  })
const due = async () => {
  const { body } = await testApp.send('GET /api/admin/due', { token })
  type Row = { guestName: string; dueCents: number; overpaidCents: number }
  return body.map(({ guestName, dueCents, overpaidCents }: Row) => [guestName, dueCents, overpaidCents])
}

test('lists every unpaid stay that arrives soon or has arrived, and stays paid too much, the oldest first', async () => {
  await stay('Long ago', 1, '2027-01-20', '2027-01-22')
  await stay('Was here', 1, '2027-02-10', '2027-02-12')
  const part = await stay('Paid in part', 1, '2027-03-10', '2027-03-12')
  await pay(part, '200.50')
  const full = await stay('Paid', 2, '2027-03-10', '2027-03-12')
  await pay(full, '500')
  await stay('Request', 3, '2027-03-10', '2027-03-12', 'requested')
  await stay('Next month', 4, '2027-04-10', '2027-04-12')
  const over = await stay('Paid twice', 5, '2027-04-10', '2027-04-12')
  await pay(over, '500')
  await pay(over, '500')
  const cancelled = await stay('Cancelled', 6, '2027-03-05', '2027-03-07')
  await pay(cancelled, '500')
  await testApp.send(`PUT /api/admin/bookings/${cancelled}/status`, {
    token,
    body: { status: 'cancelled', keepCents: 10_000 },
  })
  expect(await due()).toEqual([
    ['Long ago', 50_000, 0],
    ['Was here', 50_000, 0],
    ['Cancelled', 0, 40_000],
    ['Paid in part', 29_950, 0],
    ['Paid twice', 0, 50_000],
  ])
})

test('many stays that are paid too much hide no unpaid one', async () => {
  for (let index = 0; index < 51; index++) {
    const lodgeId = (index % 16) + 1
    const day = 13 + Math.floor(index / 16)
    const id = await stay(`Paid twice ${index}`, lodgeId, `2027-02-${day}`, `2027-02-${day + 1}`)
    await pay(id, '1000')
  }
  await stay('Unpaid', 16, '2027-03-12', '2027-03-14')
  expect(await due()).toContainEqual(['Unpaid', 50_000, 0])
})

test('lists a stay whose mistyped fees make its total larger than 32 bits of cents', async () => {
  const fees = [1, 2, 3].map((n) => ({ name: `Fee ${n}`, kind: 'per_guest_night', amount: 100_000 }))
  await testApp.send('PUT /api/admin/lodges/bonk-lodge/charges', { token, body: { fees, taxes: [] } })
  const { id, maxGuests } = (await testApp.send('GET /api/lodges/bonk-lodge')).body
  const booking = { name: 'Absurd', lodgeId: id, checkIn: '2027-03-04', checkOut: '2027-03-31' }
  const entered = await testApp.send('POST /api/admin/bookings', {
    token,
    body: { ...booking, guests: maxGuests, source: 'owner', status: 'confirmed' },
  })
  expect(entered.status).toBe(201)
  const { totalCents } = entered.body
  expect(totalCents).toBeGreaterThan(2 ** 31)
  expect(await due()).toContainEqual(['Absurd', totalCents, 0])
  for (const path of [
    'overview',
    'reports/month?month=2027-03',
    'timeline?from=2027-03-01&to=2027-04-01',
    'bookings',
    'bookings.csv',
  ])
    expect([path, (await testApp.send(`GET /api/admin/${path}`, { token })).status]).toEqual([path, 200])
})

test('reminds the guests of all debts or of chosen ones, and says when', async () => {
  const entered = async (lodgeId: number, email: string) => {
    const dates = { checkIn: '2027-01-02', checkOut: '2027-01-04' }
    const body = { name: 'Owes', email, lodgeId, ...dates, guests: 2, source: 'phone', status: 'confirmed' }
    return (await testApp.send('POST /api/admin/bookings', { token, body })).body.id as number
  }
  const remind = (body: object) => testApp.send('POST /api/admin/due/remind', { token, body })
  const reachable = await entered(9, 'owes@example.com')
  const silent = await entered(10, '')
  const text = { subject: 'Please pay', message: 'Thank you' }
  expect((await remind({ ids: [reachable, silent], text })).body).toMatchObject({ reminded: 1, skipped: 1 })
  type Row = { id: number; remindedAt: string | null; hasEmail: boolean }
  const rows: Row[] = (await testApp.send('GET /api/admin/due', { token })).body
  const row = (id: number) => rows.find((stay) => stay.id === id)
  expect(row(reachable)).toMatchObject({ remindedAt: '2027-03-01T20:00:00.000Z', hasEmail: true })
  expect(row(silent)).toMatchObject({ remindedAt: null, hasEmail: false })
  expect((await remind({})).body).toMatchObject({ reminded: 1 })
  const { history } = (await testApp.send(`GET /api/admin/bookings/${reachable}`, { token })).body
  expect(history.at(-1)).toMatchObject({ status: 'reminded', note: 'Payment for your stay at PNUT Lodge' })
})
