import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { announceArrivals } from './announce-arrivals.ts'

const clock = testClock('2026-11-21T18:00:00Z')
let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

async function aStay(lodgeId: number, email: string) {
  const body = { name: 'Gus', email, checkIn: '2026-11-24', checkOut: '2026-11-26', lodgeId }
  return (await testApp.send('POST /api/bookings', { body })).body
}

const emailsTo = (recipient: string) =>
  testApp.context.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

test('writes once to the guest of a confirmed stay within a day before check-in', async () => {
  const stay = await aStay(1, 'gus@example.com')
  await aStay(2, 'open@example.com')
  const decision = { token, body: { status: 'confirmed' } }
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, decision)
  clock.set('2026-11-23T19:00:00Z')
  expect(await announceArrivals(testApp.context)).toBe(0)
  clock.set('2026-11-23T23:30:00Z')
  await Promise.all([announceArrivals(testApp.context), announceArrivals(testApp.context)])
  const sent = (await emailsTo('gus@example.com')).filter(({ subject }) => subject.startsWith('Your guide'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('Your guide is open: XRP Lodge')
  expect(sent[0]?.text).toContain('$900 is still due. Door code and Wi-Fi appear once the stay is paid.')
  expect(sent[0]?.text).toMatch(/\/booking\/[A-Z2-9]{10}\?key=[^#]+#guide/)
  expect(await emailsTo('open@example.com')).toHaveLength(1)
})

test('the email requests the arrival form until it is sent, and says that the door code waits for it', async () => {
  clock.set('2026-11-21T18:00:00Z')
  token = await testApp.adminToken()
  const required = { isArrivalFormRequired: true }
  await testApp.send('PUT /api/admin/lodges/pepe-lodge', { token, body: required })
  const decision = { token, body: { status: 'confirmed' } }
  const stays = [
    await aStay(4, 'asked@example.com'),
    await aStay(5, 'plain@example.com'),
    await aStay(6, 'told@example.com'),
  ]
  for (const { id } of stays) await testApp.send(`PUT /api/admin/bookings/${id}/status`, decision)
  const { reference, key } = stays[2] ?? { reference: '', key: '' }
  const form = { arrivalTime: '17:00', guestNames: ['Gus'] }
  await testApp.send(`PUT /api/bookings/${reference}/arrival?key=${key}`, { body: form })
  clock.set('2026-11-24T02:00:00Z')
  await announceArrivals(testApp.context)
  const textTo = async (address: string) =>
    (await emailsTo(address)).find(({ subject }) => subject.startsWith('Your guide'))?.text
  const words = 'Please tell us when you arrive and who comes'
  expect(await textTo('asked@example.com')).toContain('The door code opens once you have sent it.')
  expect(await textTo('plain@example.com')).toContain(words)
  expect(await textTo('plain@example.com')).not.toContain('The door code opens once')
  expect(await textTo('told@example.com')).not.toContain(words)
})

test('what became due after the payment is named, and waits for nothing', async () => {
  clock.set('2026-11-21T18:00:00Z')
  const stay = await aStay(3, 'ida@example.com')
  const call = { token: await testApp.adminToken() }
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { ...call, body: { status: 'confirmed' } })
  const body = { bookingId: stay.id, amount: stay.totalPrice, paymentMethod: 'cash', status: 'completed' }
  await testApp.send('POST /api/admin/payments', { ...call, body })
  await testApp.send(`PUT /api/admin/bookings/${stay.id}`, {
    ...call,
    body: { price: 'keep', totalPrice: stay.totalPrice + 70 },
  })
  clock.set('2026-11-23T23:30:00Z')
  await announceArrivals(testApp.context)
  const sent = (await emailsTo('ida@example.com')).filter(({ subject }) => subject.startsWith('Your guide'))
  expect(sent[0]?.text).toContain('$70 is still due.')
  expect(sent[0]?.text).not.toContain('once the stay is paid')
})
