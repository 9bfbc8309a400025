import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, formatDate } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type SendOptions, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { bookingKey } from '../bookings/reference.ts'
import { requestReviews } from './request-reviews.ts'

const TODAY = '2026-11-21T20:00:00Z'
const OWNER = 'owner@example.com'
/** Lodge 1 is in Telluride: check-out is at 18:00 UTC. */
const slug = 'xrp-lodge'

const clock = testClock(TODAY)
let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock, environment: { ADMIN_EMAIL: OWNER } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

type Stay = { id: number; reference: string; key: string }

let lastNight = '2026-11-20'
/** A stay of one night that no other test has; the latest ends on 20 November. */
async function aStay(
  more: { name?: string; checkIn?: string; status?: string; email?: string; lodgeId?: number } = {},
) {
  lastNight = addDays(lastNight, -1)
  const checkIn = more.checkIn ?? lastNight
  const body = {
    name: 'Grace Guest',
    email: 'grace@example.com',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: 2,
    lodgeId: 1,
    source: 'owner',
    status: 'confirmed',
    ...more,
  }
  const entered = await testApp.send('POST /api/admin/bookings', { body, token })
  expect(entered.status).toBe(201)
  const { id, reference } = entered.body
  return { id, reference, key: bookingKey(testApp.context, reference) } as Stay
}

const call = (method: 'GET' | 'POST', { reference, key }: Stay, options?: SendOptions) =>
  testApp.send(`${method} /api/bookings/${reference}/review?key=${key}`, options)
const write = (stay: Stay, body: object) =>
  call('POST', stay, { body: { stars: 5, text: 'Lovely', ...body } })
const lodge = async (of = slug) => (await testApp.send(`GET /api/lodges/${of}/reviews`)).body
const change = (id: number, body: object) => testApp.send(`PUT /api/admin/reviews/${id}`, { body, token })
const emailsAbout = async ({ reference }: Stay) =>
  (await testApp.context.db.select().from(mailOutbox).where(eq(mailOutbox.bookingReference, reference))).map(
    ({ recipient, subject, text }) => ({ recipient, subject, text }),
  )

test('a guest who stayed writes a review; the lodge shows it and the owner gets an email', async () => {
  const of = 'pepe-lodge'
  const { id } = (await testApp.send(`GET /api/lodges/${of}`)).body
  expect(await lodge(of)).toEqual({ average: null, count: 0, reviews: [] })
  const stays = await Promise.all([
    aStay({ lodgeId: id, checkIn: '2026-11-02' }),
    aStay({ lodgeId: id, checkIn: '2026-10-31' }),
  ])
  const [first, second] = stays
  expect((await call('GET', first)).body).toMatchObject({ isOpen: true, review: null })
  const written = await write(first, { stars: 5, text: ' The fire burned all night. ' })
  const review = {
    stars: 5,
    text: 'The fire burned all night.',
    name: 'Grace',
    month: '2026-11',
    reply: null,
    removedReason: null,
  }
  expect([written.status, written.body]).toMatchObject([201, review])
  expect((await write(second, { stars: 4, text: 'Cold water', name: 'A skier' })).status).toBe(201)
  expect(await lodge(of)).toMatchObject({
    average: 4.5,
    count: 2,
    reviews: [{ stars: 4, name: 'A skier', month: '2026-10' }, review],
  })
  const rating = { average: 4.5, count: 2 }
  expect((await testApp.send(`GET /api/lodges/${of}`)).body.rating).toEqual(rating)
  const lodges = (await testApp.send('GET /api/lodges')).body
  expect(lodges.find((one: { slug: string }) => one.slug === of).rating).toEqual(rating)
  expect(lodges[0].rating).toBeNull()
  expect((await call('GET', first)).body).toMatchObject({ isOpen: false, review })
  const [toOwner] = await emailsAbout(first)
  expect(toOwner).toMatchObject({ recipient: OWNER, subject: 'New review: PEPE Lodge, 5 of 5 stars' })
  expect(toOwner?.text).toContain('The fire burned all night.')
})

test('a review without a name shows Guest for a guest whose first name is kept for the owners', async () => {
  const stay = await aStay({ name: 'Owner Miller' })
  expect((await call('GET', stay)).body).toMatchObject({ name: 'Guest' })
  expect((await write(stay, { name: '' })).body).toMatchObject({ name: 'Guest' })
})

test('a stay is reviewed once, also by requests at the same time', async () => {
  const stay = await aStay()
  const answers = await Promise.all([1, 2, 3].map((stars) => write(stay, { stars })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await write(stay, {})).body.detail).toBe('You have already reviewed this stay')
})

test('a stay is reviewed from its check-out in lodge time for 60 days', async () => {
  const stay = await aStay({ checkIn: '2026-11-21' })
  clock.set('2026-11-22T17:59:59Z')
  const tooSoon = await write(stay, {})
  expect([tooSoon.status, tooSoon.body.detail]).toEqual([
    422,
    `You can review this stay from ${formatDate('2026-11-22')}, 11 AM on (lodge time)`,
  ])
  clock.set('2027-01-21T18:00:00Z')
  const tooLate = await write(stay, {})
  expect([tooLate.status, tooLate.body.detail]).toEqual([
    422,
    'A stay can be reviewed for 60 days after check-out',
  ])
  expect((await call('GET', stay)).body).toMatchObject({
    opensAt: '2026-11-22T18:00:00.000Z',
    closesAt: '2027-01-21T18:00:00.000Z',
    isOpen: false,
  })
  clock.set('2027-01-21T17:59:59Z')
  expect((await write(stay, {})).status).toBe(201)
  clock.set(TODAY)
})

test('only a confirmed stay is reviewed, by the holder of its key', async () => {
  const cancelled = await aStay()
  const body = { status: 'cancelled' }
  expect((await testApp.send(`PUT /api/admin/bookings/${cancelled.id}/status`, { body, token })).status).toBe(
    200,
  )
  const answers = [cancelled, await aStay({ status: 'requested' })].map((stay) => write(stay, {}))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 409])
  const stay = await aStay()
  expect((await write({ ...stay, key: 'wrong' }, {})).status).toBe(404)
  expect((await testApp.send('GET /api/lodges/no-lodge/reviews')).status).toBe(404)
})

test.each([
  [{ stars: 0 }, 'stars', 'Please choose 1 to 5 stars'],
  [{ stars: 4.5 }, 'stars', 'Please choose 1 to 5 stars'],
  [{ stars: '5' }, 'stars', 'Please choose 1 to 5 stars'],
  [{ text: ' \u200b\u2800 ' }, 'text', 'Please write a few words'],
  [{ text: 'x'.repeat(5001) }, 'text', 'Please use at most 5000 characters'],
  [{ name: 'The Owner' }, 'name', 'Please use another name'],
])('refuses %j', async (wrong, path, message) => {
  const { status, body } = await write(await aStay(), wrong)
  expect([status, body.errors[0]]).toEqual([400, { path, message }])
})

test('the owner answers, and removes a review for a reason that stays in its place', async () => {
  const stay = await aStay()
  const before = await lodge()
  const { id } = (await write(stay, { stars: 1, text: 'The neighbour, Mr Smith, is loud' })).body
  const reply = 'We are sorry. The walls are thicker now.'
  expect((await change(id, { reply })).body).toMatchObject({ reply, reference: stay.reference })
  expect((await lodge()).reviews[0]).toMatchObject({ id, stars: 1, reply })
  expect((await change(id, { removedReason: ' ' })).status).toBe(400)
  const removedReason = 'It named a neighbour.'
  const removed = await change(id, { removedReason })
  expect(removed.body).toMatchObject({ stars: 1, text: 'The neighbour, Mr Smith, is loud', removedReason })
  const after = await lodge()
  expect(after).toMatchObject({ average: before.average, count: before.count })
  expect(after.reviews[0]).toEqual({
    id,
    stars: null,
    text: '',
    name: '',
    month: after.reviews[0].month,
    reply: null,
    removedReason,
  })
  expect((await write(stay, {})).status).toBe(409)
  const listed = async (show: string) =>
    (await testApp.send(`GET /api/admin/reviews?lodge=${slug}&show=${show}`, { token })).body.map(
      (review: { id: number }) => review.id,
    )
  expect(await listed('removed')).toEqual([id])
  expect(await listed('unanswered')).not.toContain(id)
  expect((await change(id, { removedReason: null, reply: null })).body).toMatchObject({ removedAt: null })
  expect(await listed('removed')).toEqual([])
  expect(await listed('unanswered')).toContain(id)
  expect((await lodge()).reviews[0]).toMatchObject({ stars: 1, reply: null })
  expect((await change(99_999, { reply })).status).toBe(404)
  expect((await testApp.send('GET /api/admin/reviews')).status).toBe(401)
})

test('a guest gets one email after check-out with the link to the review', async () => {
  const at = { checkIn: '2027-05-01' }
  const stay = await aStay(at)
  const others = [
    await aStay({ ...at, lodgeId: 2, email: '' }),
    await aStay({ ...at, lodgeId: 3, status: 'requested' }),
    await aStay({ checkIn: '2027-04-20' }),
  ]
  const requests = async (of: Stay) =>
    (await emailsAbout(of)).filter(({ subject }) => subject.startsWith('How was'))
  // Check-out is at 17:00 UTC in summer.
  clock.set('2027-05-02T19:59:00Z')
  await requestReviews(testApp.context)
  expect(await requests(stay)).toEqual([])
  clock.set('2027-05-02T20:00:00Z')
  for (const _time of ['first', 'again']) await requestReviews(testApp.context)
  const [email, ...more] = await requests(stay)
  expect([email?.subject, email?.recipient, more]).toEqual(['How was XRP Lodge?', 'grace@example.com', []])
  expect(email?.text).toContain(`/booking/${stay.reference}?key=${stay.key}#review`)
  expect(email?.text).not.toContain('Guest')
  for (const other of others) expect(await requests(other)).toEqual([])
  clock.set(TODAY)
})
