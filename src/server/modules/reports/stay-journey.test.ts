import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { type Stage, sandboxStage } from '#server/testing/payment-stages.ts'
import { testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { announceArrivals } from '../bookings/emails/announce-arrivals.ts'
import { requestReviews } from '../reviews/request-reviews.ts'

const clock = testClock('2026-11-21T18:00:00Z')
let stage: Stage
let token: string
beforeAll(async () => {
  stage = await sandboxStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())

type Call = Parameters<Stage['testApp']['send']>[0]
const send = (call: Call, body?: object) => stage.testApp.send(call, { body })
const owner = (call: Call, body?: object) => stage.testApp.send(call, { body, token })

/** A session lasts twelve hours, so each day begins with a sign-in. */
async function at(instant: string): Promise<void> {
  clock.set(instant)
  const { email, password } = testAdmin
  token = (await send('POST /api/admin/login', { email, password })).body.token
}

test('a stay goes from its request over a change, payment, arrival and messages to its review', async () => {
  await at('2026-11-21T18:00:00Z')
  const dates = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
  const request = { name: 'Grace Guest', email: 'grace@example.com', ...dates, guests: 2, lodgeId: 1 }
  const { id, reference, key } = (await send('POST /api/bookings', request)).body
  const own = (rest = ''): `/${string}` => `/api/bookings/${reference}${rest}?key=${key}`
  await owner(`PUT /api/admin/bookings/${id}/status`, { status: 'confirmed' })

  const change = await send(`POST ${own('/change-request')}`, { checkOut: '2026-12-07' })
  expect(change.body.changeRequest).toMatchObject({ differenceCents: 45_000 })
  const accepted = await owner(`PUT /api/admin/bookings/${id}/change-request`, { accept: true })
  expect(accepted.body.money.dueCents).toBe(135_000)

  const metadata = { type: 'booking', reference, key }
  const intent = await send('POST /api/create-payment-intent', { amount: 135_000, metadata })
  await stage.pay(intent.body.clientSecret)
  expect((await send(`GET ${own()}`)).body.money).toMatchObject({ dueCents: 0, paidCents: 135_000 })
  expect((await send(`GET ${own('/receipts')}`)).body).toHaveLength(1)

  await at('2026-12-04T15:00:00Z')
  await announceArrivals(stage.testApp.context)
  await send(`POST ${own('/messages')}`, { text: 'We arrive late, around ten.' })
  await owner(`POST /api/admin/bookings/${id}/thread`, { text: 'The key is in the box.' })
  expect((await send(`GET ${own('/messages')}`)).body).toMatchObject([
    { from: 'guest', text: 'We arrive late, around ten.' },
    { from: 'owner', text: 'The key is in the box.' },
  ])
  expect((await send(`POST ${own('/review')}`, { stars: 5, text: 'Too early' })).status).not.toBe(201)

  await at('2026-12-07T23:00:00Z')
  await requestReviews(stage.testApp.context)
  const review = { stars: 4, text: 'The snow was deep and the fire was warm.' }
  expect((await send(`POST ${own('/review')}`, review)).status).toBe(201)
  expect((await send('GET /api/lodges/xrp-lodge/reviews')).body).toMatchObject({ average: 4, count: 1 })

  const emails = await stage.testApp.context.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'grace@example.com'))
    .orderBy(mailOutbox.id)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'We have your request for XRP Lodge',
    `Confirmed: XRP Lodge, ${formatDate('2026-12-04')} to ${formatDate('2026-12-06')}`,
    'We have your change request for XRP Lodge',
    'Changed as you requested: XRP Lodge',
    'Receipt 2026-000001',
    'Your guide is open: XRP Lodge',
    'You have a new message about your stay at XRP Lodge',
    'How was XRP Lodge?',
  ])
})
