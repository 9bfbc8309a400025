import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Delivery } from '#contract/webhooks/webhooks.ts'
import { isoNow } from '#server/platform/clock.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { webhookDeliveries } from '#server/platform/database/tables/webhooks.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { sendDueWebhooks } from './send.ts'

type Received = { headers: Record<string, string>; body: string }

/** A program that receives events; `status` is its answer from now on. */
const receiver = { status: 200, location: '', received: [] as Received[], url: '' }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    receiver.received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(receiver.status, receiver.location ? { location: receiver.location } : {}).end()
  })
})

let app: TestApp
let token: string
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  // The library compares with the present time.
  const clock = testClock(new Date().toISOString())
  app = await createTestApp({ clock, environment: { FEED_ALLOW_PRIVATE: 'on' } })
  token = await app.adminToken()
})
afterAll(async () => {
  await app.close()
  server.close()
})
afterEach(async () => {
  for (const { id } of (await app.send('GET /api/admin/webhooks', { token })).body)
    await app.send(`DELETE /api/admin/webhooks/${id}`, { token })
  Object.assign(receiver, { status: 200, location: '', received: [] })
})

const every = [
  ...['booking.requested', 'booking.confirmed', 'booking.changed', 'booking.declined', 'booking.cancelled'],
  ...['payment.completed', 'payment.refunded', 'message.received', 'review.written', 'cleaning.done'],
]

async function addWebhook(events: string[] = every) {
  const body = { url: receiver.url, events, isActive: true }
  const made = await app.send('POST /api/admin/webhooks', { token, body })
  expect(made.status).toBe(201)
  return made.body as { id: number; secret: string }
}

/** Lets time pass, and signs in again: a session ends meanwhile. */
async function pass(ms: number): Promise<void> {
  app.clock.pass(ms)
  const { email, password } = testAdmin
  token = (await app.send('POST /api/admin/login', { body: { email, password } })).body.token
}

/** Lodges and nights of its own for each stay. */
let stays = 0
async function request(change = {}) {
  stays += 1
  const day = (days: number) => new Date(app.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  const body = {
    ...{ name: 'Grace Guest', email: `grace${stays}@example.com`, lodgeId: 1 + (stays % 16), guests: 2 },
    ...{ checkIn: day(30 + 3 * Math.floor(stays / 16)), checkOut: day(32 + 3 * Math.floor(stays / 16)) },
    ...change,
  }
  const { status, body: booked } = await app.send('POST /api/bookings', { body })
  expect(status).toBe(201)
  return booked
}
const decide = (id: number, status: string) =>
  app.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status } })
const readDeliveries = async (id: number, query = '') =>
  (await app.send(`GET /api/admin/webhooks/${id}/deliveries${query}`, { token })).body
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))
const types = () => bodies().map(({ type }) => type)

/** Waits until every delivery has been attempted as often as `attempts`, the last time at the present time, which stands still. */
async function attempted(id: number, attempts: number): Promise<void> {
  await sendDueWebhooks(app.context)
  const now = isoNow(app.clock)
  const isOver = ({ attempts: count, attemptedAt }: Delivery) => count >= attempts && attemptedAt === now
  // The server's own round may have claimed it; the attempt is over once it is stored.
  await expect
    .poll(async () => {
      const deliveries = await readDeliveries(id)
      return deliveries.length > 0 && deliveries.every(isOver)
    })
    .toBe(true)
}

test('a request is sent as Standard Webhooks say, with the record that the admin area shows', async () => {
  const { id, secret } = await addWebhook()
  const booked = await request()
  await expect.poll(types).toEqual(['booking.requested'])
  const [{ headers, body }] = receiver.received as [Received]
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'booking.requested' })
  expect(headers['content-type']).toBe('application/json')
  const { data, timestamp } = JSON.parse(body)
  expect(timestamp).toBe(booked.createdAt)
  expect(data).toEqual((await app.send(`GET /api/admin/bookings/${booked.id}`, { token })).body)
  expect(body).not.toContain(booked.key)
  await attempted(id, 1)
  expect(await readDeliveries(id)).toMatchObject([
    { type: 'booking.requested', state: 'delivered', attempts: 1, responseStatus: 200, nextTryAt: null },
  ])
})

test('the changes of a booking are sent in order', async () => {
  await addWebhook()
  const { id } = await request()
  await decide(id, 'confirmed')
  await app.send(`PUT /api/admin/bookings/${id}`, { token, body: { guests: 1 } })
  await decide(id, 'cancelled')
  const { id: other } = await request()
  await decide(other, 'declined')
  await expect.poll(() => bodies().filter(({ data }) => data.id === other)).toHaveLength(2)
  await expect
    .poll(() =>
      bodies()
        .filter(({ data }) => data.id === id)
        .map(({ type }) => type),
    )
    .toEqual(['booking.requested', 'booking.confirmed', 'booking.changed', 'booking.cancelled'])
  expect(types().at(-1)).toMatch(/declined|cancelled/)
})

test('payments and messages name their stay', async () => {
  await addWebhook(['payment.completed', 'payment.refunded', 'message.received'])
  const { id: bookingId, reference, key, lodgeSlug } = await request()
  const record = { bookingId, amount: '100.00', paymentMethod: 'cash', status: 'completed' }
  const paid = await app.send('POST /api/admin/payments', { token, body: record })
  expect(paid.status).toBe(201)
  await app.send(`PUT /api/admin/payments/${paid.body.id}/status`, { token, body: { status: 'refunded' } })
  const text = 'Is there firewood?'
  await app.send(`POST /api/bookings/${reference}/messages?key=${key}`, { body: { text } })
  await expect.poll(() => types().length).toBe(3)
  const sent = Object.fromEntries(bodies().map(({ type, data }) => [type, data]))
  expect(sent['payment.completed']).toMatchObject({ id: paid.body.id, status: 'completed' })
  expect(sent['payment.refunded']).toMatchObject({ id: paid.body.id, status: 'refunded' })
  expect(sent['message.received']).toMatchObject({ bookingId, lodgeSlug, text, from: 'guest' })
})

test('reviews and cleanings name their stay', async () => {
  await addWebhook(['review.written', 'cleaning.done'])
  const day = (days: number) => new Date(app.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  const entered = await app.send('POST /api/admin/bookings', {
    token,
    body: {
      ...{ name: 'Ada Guest', email: 'ada@example.com', lodgeId: 16, guests: 2, source: 'phone' },
      ...{ checkIn: day(-5), checkOut: day(-2), status: 'confirmed' },
    },
  })
  const { id: bookingId, lodgeSlug } = entered.body
  const done = await app.send(`PUT /api/admin/cleaning/${lodgeSlug}/${day(-2)}`, {
    token,
    body: { done: true },
  })
  expect(done.status).toBe(200)
  await expect.poll(types).toEqual(['cleaning.done'])
  expect(bodies()[0].data).toMatchObject({ id: `${lodgeSlug}:${day(-2)}`, bookingId, lodgeSlug })
  const stay = await request()
  await decide(stay.id, 'confirmed')
  await pass(34 * 86_400_000)
  const review = { stars: 5, text: 'The stove was warm when we came.' }
  const path = `POST /api/bookings/${stay.reference}/review?key=${stay.key}` as const
  expect((await app.send(path, { body: review })).status).toBe(201)
  await expect.poll(types).toEqual(['cleaning.done', 'review.written'])
  expect(bodies()[1].data).toMatchObject({ ...review, bookingId: stay.id, lodgeSlug: stay.lodgeSlug })
})

test('nothing is sent of a change that is refused', async () => {
  const { id } = await addWebhook()
  const booked = await request()
  await attempted(id, 1)
  const { checkIn, checkOut } = booked
  const again = { name: 'Eve Guest', email: 'eve@example.com', lodgeId: 1 + (stays % 16), checkIn, checkOut }
  expect((await app.send('POST /api/bookings', { body: again })).status).toBe(409)
  expect(await readDeliveries(id)).toHaveLength(1)
})

test('retries a failed delivery at the agreed times under one id, and then gives up', async () => {
  const { id } = await addWebhook(['booking.requested'])
  receiver.status = 500
  await request()
  await attempted(id, 1)
  const waits = [5, 300, 1800, 7200, 18_000, 36_000, 86_400]
  for (const [at, seconds] of waits.entries()) {
    const [{ nextTryAt, attemptedAt }] = await readDeliveries(id)
    expect(Date.parse(nextTryAt) - Date.parse(attemptedAt)).toBe(seconds * 1000)
    await pass(seconds * 1000)
    await attempted(id, at + 2)
  }
  expect(receiver.received).toHaveLength(8)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await readDeliveries(id)).toMatchObject([
    { state: 'failed', nextTryAt: null, lastError: 'It answered with status 500' },
  ])
})

test('a redirect is a failure and is not followed', async () => {
  const { id } = await addWebhook()
  Object.assign(receiver, { status: 302, location: receiver.url })
  await request()
  await attempted(id, 1)
  expect(receiver.received).toHaveLength(1)
  expect(await readDeliveries(id)).toMatchObject([
    { state: 'pending', lastError: 'It redirects (status 302)' },
  ])
})

test('410 switches a webhook off, and on again it starts with new events', async () => {
  const { id } = await addWebhook(['booking.requested'])
  receiver.status = 410
  await request()
  const list = async () => (await app.send('GET /api/admin/webhooks', { token })).body
  await expect.poll(list).toMatchObject([{ isActive: false, offReason: expect.stringContaining('410') }])
  await request()
  expect(await app.send(`POST /api/admin/webhooks/${id}/test`, { token })).toMatchObject({ status: 409 })
  receiver.status = 200
  const body = { url: receiver.url, events: ['booking.requested'], isActive: true }
  await app.send(`PUT /api/admin/webhooks/${id}`, { token, body })
  expect(await list()).toMatchObject([{ isActive: true, offReason: null, failingSince: null }])
  const { id: third } = await request()
  await expect.poll(() => bodies().at(-1)?.data.id).toBe(third)
  expect(receiver.received).toHaveLength(2)
})

test('five days of nothing but failures switch a webhook off, and the owner learns of it', async () => {
  const { id } = await addWebhook(['booking.requested'])
  receiver.status = 500
  await request()
  await attempted(id, 1)
  await pass(5 * 86_400_000)
  await attempted(id, 2)
  const { body } = await app.send('GET /api/admin/webhooks', { token })
  expect(body).toMatchObject([{ isActive: false, offReason: 'Every attempt of 5 days has failed' }])
  const subject = eq(mailOutbox.subject, 'A webhook was switched off')
  expect(await app.context.db.$count(mailOutbox, subject)).toBeGreaterThan(0)
})

test('after a new secret the old one signs along for a day', async () => {
  const { id, secret } = await addWebhook()
  const { body } = await app.send(`POST /api/admin/webhooks/${id}/rotate-secret`, { token })
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(body.secret).not.toBe(secret)
  const signed = async () => {
    receiver.received = []
    await app.send(`POST /api/admin/webhooks/${id}/test`, { token })
    await expect.poll(types).toEqual(['test'])
    return receiver.received[0]?.headers['webhook-signature']?.split(' ')
  }
  expect(await signed()).toHaveLength(2)
  await pass(24 * 3_600_000)
  expect(await signed()).toHaveLength(1)
})

test('a delivery is sent again under its id, and the list is paged', async () => {
  const { id } = await addWebhook()
  for (let count = 0; count < 3; count++) await app.send(`POST /api/admin/webhooks/${id}/test`, { token })
  await attempted(id, 1)
  const all = await readDeliveries(id)
  expect(all).toHaveLength(3)
  expect(await readDeliveries(id, '?limit=1&offset=2')).toEqual([all[2]])
  receiver.received = []
  await app.send(`POST /api/admin/webhooks/${id}/deliveries/${all[1].id}/redeliver`, { token })
  await expect
    .poll(() => receiver.received.map(({ headers }) => headers['webhook-id']))
    .toEqual([all[1].messageId])
  const missing = `POST /api/admin/webhooks/${id}/deliveries/999999/redeliver` as const
  expect((await app.send(missing, { token })).status).toBe(404)
})

test.each([
  [{ url: 'ftp://example.com' }, 'url'],
  [{ url: '' }, 'url'],
  [{ url: 'https://me:secret@example.com/' }, 'url'],
  [{ events: [] }, 'events'],
  [{ events: ['guest.born'] }, 'events.0'],
])('refuses a webhook with %j', async (fault, path) => {
  const body = { url: 'https://example.com/', events: ['booking.requested'], ...fault }
  expect(await app.send('POST /api/admin/webhooks', { token, body })).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  })
})

test('a secret is in no later reply, and no key may read webhooks', async () => {
  const { secret } = await addWebhook()
  expect(JSON.stringify((await app.send('GET /api/admin/webhooks', { token })).body)).not.toContain(secret)
  const scopes = ['bookings:write', 'calendar:write', 'rates:write', 'payments:read', 'reports:read']
  const { body } = await app.send('POST /api/admin/api-keys', { token, body: { name: 'All', scopes } })
  expect(await app.send('GET /api/admin/webhooks', { token: body.key })).toMatchObject({ status: 403 })
})

test('an erased guest is in no body that was sent', async () => {
  const { id } = await addWebhook()
  const booked = await request({ email: 'erase.me@example.com' })
  await decide(booked.id, 'cancelled')
  await attempted(id, 1)
  const bodiesWith = async () => {
    const rows = await app.context.db.select({ body: webhookDeliveries.body }).from(webhookDeliveries)
    return rows.filter(({ body }) => body.includes('erase.me')).length
  }
  expect(await bodiesWith()).toBe(2)
  await app.send('POST /api/admin/privacy/erase', { token, body: { email: 'erase.me@example.com' } })
  expect(await bodiesWith()).toBe(0)
})

test.each(['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', 'localhost'])(
  'the server calls no private address: %s',
  async (host) => {
    const safe = await createTestApp()
    onTestFinished(safe.close)
    const admin = await safe.adminToken()
    const url = `http://${host}:${new URL(receiver.url).port}/`
    const body = { url, events: ['booking.requested'] }
    const { id } = (await safe.send('POST /api/admin/webhooks', { token: admin, body })).body
    await safe.send(`POST /api/admin/webhooks/${id}/test`, { token: admin })
    await sendDueWebhooks(safe.context)
    const list = async () =>
      (await safe.send(`GET /api/admin/webhooks/${id}/deliveries`, { token: admin })).body
    await expect
      .poll(list)
      .toMatchObject([
        { state: 'failed', lastError: 'This address is on a private network and is not called' },
      ])
    expect(receiver.received).toEqual([])
  },
)

test('production sends to https only', async () => {
  const safe = await createTestApp({ environment: { NODE_ENV: 'production' } })
  onTestFinished(safe.close)
  const admin = await safe.adminToken()
  const add = (url: string) =>
    safe.send('POST /api/admin/webhooks', { token: admin, body: { url, events: ['booking.requested'] } })
  expect(await add('http://example.com/')).toMatchObject({ status: 400, body: { errors: [{ path: 'url' }] } })
  expect(await add('https://example.com/')).toMatchObject({ status: 201 })
})
