import { asc, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments } from '#server/platform/database/tables/payments.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { checkSilentPayments } from './sweep.ts'

const donation = { amount: 500, metadata: { type: 'donation' } }

test('a network opens a hundred payments an hour without a booking, any number for its stay', async () => {
  const clock = testClock()
  const site = await createTestApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' }, clock })
  const post = (path: string, body: object, from = '192.0.2.1') =>
    site.send(`POST /api/${path}` as 'POST x', { body, headers: { 'x-forwarded-for': from } })
  const stay = { name: 'Gus', email: 'gus@example.com', lodgeId: 1 }
  const { body } = await post('bookings', { ...stay, checkIn: '2026-12-01', checkOut: '2026-12-03' })
  for (let index = 0; index < 100; index += 1)
    expect((await post('create-payment-intent', donation)).status).toBe(200)
  expect(await post('create-payment-intent', donation)).toMatchObject({
    status: 429,
    body: { code: 'too_many', detail: 'That was a lot at once. Please try again in an hour.' },
  })
  expect((await post('create-payment-intent', donation, '198.51.100.1')).status).toBe(200)
  const metadata = { type: 'booking', reference: body.reference, key: body.key }
  // Not confirmed, so it is not paid yet; the limit has let it through.
  expect((await post('create-payment-intent', { amount: 1, metadata })).status).not.toBe(429)
  for (let index = 0; index < 100; index += 1)
    expect((await post('art-gallery/purchase', { artPieceId: 0 }, '203.0.113.1')).status).not.toBe(429)
  expect((await post('art-gallery/purchase', { artPieceId: 0 }, '203.0.113.1')).status).toBe(429)
  clock.pass(3_600_000)
  expect((await post('create-payment-intent', donation)).status).toBe(200)
  await site.close()
})

test('the sweep reads silent payments of stays before all others', async () => {
  const site = await createTestApp({ clock: testClock() })
  const { context, deps } = site
  await site.send('POST /api/create-payment-intent', { body: donation })
  const [known] = await context.db.select().from(payments).orderBy(asc(payments.id))
  if (!known) throw new Error('the donation was not stored')
  const { id: _, intentKey: _key, ...donated } = known
  const many = Array.from({ length: 60 }, (_unused, index) => ({
    ...donated,
    stripePaymentId: `pi_${index}`,
  }))
  await context.db.insert(payments).values(many)
  const ofStay = { ...donated, purpose: 'booking' as const, stripePaymentId: 'pi_stay' }
  site.clock.pass(1000)
  const later = new Date(site.clock.now()).toISOString()
  await context.db.insert(payments).values({ ...ofStay, updatedAt: later })
  site.clock.pass(15 * 60_000)
  const read: string[] = []
  const gateway: PaymentGateway = {
    ...(deps.gateway as PaymentGateway),
    readIntent: async (id) => {
      read.push(id)
      throw new Error('away')
    },
  }
  expect(await checkSilentPayments(context, deps, gateway)).toBe(50)
  expect(read[0]).toBe('pi_stay')
  expect(await context.db.$count(payments, ne(payments.status, 'pending'))).toBe(0)
  await site.close()
})
