import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { type Stage, sandboxStage } from '#server/testing/payment-stages.ts'
import { createTestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { emailedLink } from '../reference.ts'

const TODAY = '2026-11-21T18:00:00Z'
const clock = testClock(TODAY)

let stage: Stage
let token: string
beforeAll(async () => {
  stage = await sandboxStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())
beforeEach(async () => {
  clock.set(TODAY)
  const { email, password } = testAdmin
  token = (await stage.testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
})

type Call = Parameters<Stage['testApp']['send']>[0]
const admin = (call: Call, body?: object) => stage.testApp.send(call, { body, token })

let checkIn = '2026-12-01'
/** Three nights at XRP Lodge, $450 each, for two; no two tests share any night. */
async function aStay({ isConfirmed = true, email = '' } = {}) {
  checkIn = addDays(checkIn, 12)
  const dates = { checkIn, checkOut: addDays(checkIn, 3) }
  const address = email || `gus-${checkIn}@example.com`
  const body = { name: 'Gus', email: address, ...dates, guests: 2, lodgeId: 1 }
  const stay = (await stage.testApp.send('POST /api/bookings', { body })).body
  if (isConfirmed) await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  return stay
}

type Stay = { id: number; reference: string; key: string; checkIn: string; checkOut: string }
const path = ({ reference, key }: Stay, rest = '') => `/api/bookings/${reference}${rest}?key=${key}` as const
const read = async (stay: Stay) => (await stage.testApp.send(`GET ${path(stay)}`)).body
const requestChange = (stay: Stay, body: object) =>
  stage.testApp.send(`POST ${path(stay, '/change-request')}`, { body })
const decide = (stay: Stay, accept: boolean, requestedAt?: string) =>
  admin(`PUT /api/admin/bookings/${stay.id}/change-request`, { accept, requestedAt })
const quote = (stay: Stay, change: string) =>
  stage.testApp.send(`GET ${path(stay, '/change-request/quote')}&${change}`)

async function pay(stay: Stay, amount: number) {
  const metadata = { type: 'booking', reference: stay.reference, key: stay.key }
  const body = { amount, metadata }
  await stage.pay((await stage.testApp.send('POST /api/create-payment-intent', { body })).body.clientSecret)
}

async function subjectsTo(recipient: string) {
  const { body } = await admin('GET /api/admin/outbox')
  type Row = { recipient: string; subject: string }
  return body.letters.filter((row: Row) => row.recipient === recipient).map((row: Row) => row.subject)
}

test('a guest requests other dates at the price shown, and the owner accepts them', async () => {
  const stay = await aStay()
  const later = addDays(stay.checkOut, 1)
  const shown = await quote(stay, `checkOut=${later}&guests=3`)
  expect(shown.body).toMatchObject({ nights: 4, totalCents: 180_000, differenceCents: 45_000 })
  const change = { checkOut: later, guests: 3, note: 'My sister joins', expectedTotalCents: 180_000 }
  const requested = await requestChange(stay, change)
  expect(requested.status).toBe(201)
  expect(requested.body).toMatchObject({
    checkOut: stay.checkOut,
    totalCents: 135_000,
    changeRequest: {
      checkIn: stay.checkIn,
      checkOut: later,
      guests: 3,
      note: 'My sister joins',
      totalCents: 180_000,
      differenceCents: 45_000,
      at: '2026-11-21T18:00:00.000Z',
    },
  })
  // The tariff changes meanwhile; the price shown holds.
  const dates = { from: stay.checkIn, to: later }
  await admin('PUT /api/admin/lodges/xrp-lodge/rates', { ...dates, price: 999 })
  const accepted = await decide(stay, true)
  expect(accepted.status).toBe(200)
  expect(accepted.body).toMatchObject({
    checkOut: later,
    guests: 3,
    totalCents: 180_000,
    changeRequest: null,
    money: { dueCents: 180_000 },
  })
  const steps = accepted.body.history.map(({ status, by }: { status: string; by: string }) => [status, by])
  expect(steps.slice(-2)).toEqual([
    ['change_requested', 'guest'],
    ['changed', 'owner'],
  ])
  expect(await read(stay)).toMatchObject({ checkOut: later, nights: 4, changeRequest: null })
  expect(await subjectsTo(`gus-${stay.checkIn}@example.com`)).toEqual(
    expect.arrayContaining([
      'We have your change request for XRP Lodge',
      'Changed as you requested: XRP Lodge',
    ]),
  )
  expect(await subjectsTo(testAdmin.email)).toContain(`Change requested: ${stay.reference}, XRP Lodge`)
  const { body: trail } = await admin('GET /api/admin/audit')
  expect(trail[0]).toMatchObject({ action: 'accept change', subject: `booking ${stay.reference}` })
})

test('a change keeps the discount of the booking, also without a badge', async () => {
  const badge = { userEmail: 'day1@example.com', userName: 'Dana' }
  await stage.testApp.send('POST /api/badges/day1', { body: badge })
  const stay = await aStay({ email: badge.userEmail })
  expect(stay.discount).toBe(270)
  await stage.testApp.context.db.delete(userBadges)
  const { body } = await quote(stay, `checkIn=${stay.checkIn}&checkOut=${addDays(stay.checkIn, 4)}`)
  expect(body).toMatchObject({ discount: 360, totalCents: 144_000, differenceCents: 36_000 })
})

test('what was paid beyond the new price goes back to the card', async () => {
  const stay = await aStay()
  await pay(stay, 135_000)
  await requestChange(stay, { checkOut: addDays(stay.checkIn, 1) })
  const { body } = await decide(stay, true)
  expect(body.money).toMatchObject({ totalCents: 45_000, paidCents: 135_000, dueCents: 0 })
  expect(body.money.refundedCents + body.money.refundingCents).toBe(90_000)
})

test('what was paid by hand beyond the new price is said in the email', async () => {
  const stay = await aStay()
  const cash = { bookingId: stay.id, amount: '1350', status: 'completed', paymentMethod: 'bank_transfer' }
  expect((await admin('POST /api/admin/payments', cash)).status).toBe(201)
  await requestChange(stay, { checkOut: addDays(stay.checkIn, 1) })
  expect((await decide(stay, true)).body.money).toMatchObject({ overpaidCents: 90_000, refundingCents: 0 })
  const { db } = stage.testApp.context
  const emails = await db.select().from(mailOutbox).where(eq(mailOutbox.bookingReference, stay.reference))
  const text = emails.find(({ subject }) => subject.startsWith('Changed as you requested'))?.text
  expect(text).toContain('You have paid $900 more than the stay costs now; we will give it back.')
  expect(text).not.toContain('What is due')
})

test('one request is open at a time; the guest may withdraw it and the owner decline it', async () => {
  const stay = await aStay({ isConfirmed: false })
  expect((await requestChange(stay, { guests: 3 })).status).toBe(201)
  expect((await requestChange(stay, { guests: 4 })).status).toBe(409)
  const withdrawn = await stage.testApp.send(`DELETE ${path(stay, '/change-request')}`)
  expect(withdrawn.body).toMatchObject({ guests: 2, changeRequest: null })
  expect((await stage.testApp.send(`DELETE ${path(stay, '/change-request')}`)).status).toBe(409)
  expect((await requestChange(stay, { guests: 4 })).status).toBe(201)
  const declined = await decide(stay, false)
  expect(declined.body).toMatchObject({ guests: 2, changeRequest: null, status: 'requested' })
  expect((await decide(stay, true)).status).toBe(409)
  expect(await subjectsTo(`gus-${stay.checkIn}@example.com`)).toContain(
    'Your change was not possible: XRP Lodge',
  )
})

test('nights that were taken meanwhile are refused, and the request stays open', async () => {
  const stay = await aStay()
  const later = { checkIn: addDays(stay.checkIn, 4), checkOut: addDays(stay.checkIn, 6) }
  await requestChange(stay, later)
  const body = { name: 'Eve', email: 'eve@example.com', ...later, lodgeId: 1 }
  expect((await stage.testApp.send('POST /api/bookings', { body })).status).toBe(201)
  const refused = await decide(stay, true)
  expect([refused.status, refused.body.code]).toEqual([409, 'dates_taken'])
  expect((await read(stay)).changeRequest).toMatchObject(later)
  const another = await aStay()
  expect((await quote(another, `checkIn=${later.checkIn}&checkOut=${later.checkOut}`)).status).toBe(409)
})

test('refuses what breaks a rule, another price and a stay that has begun or ended', async () => {
  const stay = await aStay()
  expect((await requestChange(stay, {})).status).toBe(422)
  expect((await requestChange(stay, { checkOut: stay.checkIn })).status).toBe(422)
  expect((await requestChange(stay, { guests: 11 })).status).toBe(400)
  const surprised = await requestChange(stay, { guests: 3, expectedTotalCents: 1 })
  expect([surprised.status, surprised.body.code]).toEqual([409, 'price_changed'])
  expect(
    (await stage.testApp.send(`POST ${path({ ...stay, key: 'x' }, '/change-request')}`, { body: {} })).status,
  ).toBe(404)
  expect(
    (
      await stage.testApp.send(`PUT /api/admin/bookings/${stay.id}/change-request`, {
        body: { accept: true },
      })
    ).status,
  ).toBe(401)
  await requestChange(stay, { guests: 3 })
  const cancelled = await stage.testApp.send(`POST ${path(stay, '/cancel')}`)
  expect(cancelled.body).toMatchObject({ status: 'cancelled', changeRequest: null })
  expect((await requestChange(stay, { guests: 3 })).status).toBe(409)
  const begun = await aStay()
  clock.set(`${begun.checkIn}T23:30:00Z`)
  expect((await requestChange(begun, { guests: 3 })).body.detail).toBe(
    'Your stay has begun. Please write to us.',
  )
})

test('the guest reads why a change was declined and what is offered instead, until the next request', async () => {
  const stay = await aStay()
  await requestChange(stay, { checkOut: addDays(stay.checkOut, 1) })
  const { body: overview } = await admin('GET /api/admin/overview')
  expect(overview.changes.map(({ reference }: Stay) => reference)).toContain(stay.reference)
  expect((await admin('GET /api/admin/inbox/counts')).body.changes).toBeGreaterThan(0)
  const listed = await admin(`GET /api/admin/bookings?need=change&search=${stay.reference}`)
  expect(listed.body).toHaveLength(1)
  const decline = (body: object) =>
    admin(`PUT /api/admin/bookings/${stay.id}/change-request`, { accept: false, ...body })
  const offer = { checkIn: addDays(stay.checkIn, 4), checkOut: addDays(stay.checkIn, 7), lodgeId: 2 }
  expect((await decline({ offer: { ...offer, checkOut: offer.checkIn } })).status).toBe(422)
  const taken = await aStay()
  const own = { checkIn: taken.checkIn, checkOut: taken.checkOut }
  expect((await decline({ offer: own })).body.code).toBe('dates_taken')
  const reason = 'These nights are already booked.'
  const declined = await decline({ reason, offer })
  const answer = { reason, offer: { lodgeName: 'DOGE Lodge', checkIn: offer.checkIn } }
  expect(declined.body).toMatchObject({ changeRequest: null, changeAnswer: answer })
  expect(declined.body.history.at(-1).note).toContain('These nights are already booked. Offered: DOGE Lodge')
  expect(await read(stay)).toMatchObject({ changeAnswer: answer })
  const { body: emails } = await admin(`GET /api/admin/bookings/${stay.id}/written-emails`)
  const sent = emails.letters.find(({ subject }: { subject: string }) => /not possible/.test(subject))
  expect(sent.text).toContain('The owner writes: These nights are already booked.')
  expect(sent.text).toContain('What is free instead: DOGE Lodge')
  expect((await admin(`GET /api/admin/bookings?need=change&search=${stay.reference}`)).body).toEqual([])
  const again = await requestChange(stay, { guests: 3 })
  expect(again.body).toMatchObject({ changeRequest: { guests: 3 }, changeAnswer: null })
})

test('a guest requests at most ten changes of one stay', async () => {
  const stay = await aStay()
  for (let index = 0; index < 10; index++) {
    expect((await requestChange(stay, { guests: 3 })).status).toBe(201)
    await stage.testApp.send(`DELETE ${path(stay, '/change-request')}`)
  }
  expect((await requestChange(stay, { guests: 3 })).status).toBe(429)
})

test('a request is not accepted once its dates have passed or the stay has begun, but may be declined', async () => {
  const stay = await aStay()
  const earlier = { checkIn: addDays(stay.checkIn, -2), checkOut: stay.checkOut }
  expect((await requestChange(stay, earlier)).status).toBe(201)
  const signedInAt = async (time: string) => {
    clock.set(time)
    token = await stage.testApp.adminToken()
  }
  await signedInAt(`${addDays(stay.checkIn, -1)}T20:00:00Z`)
  const passed = await decide(stay, true)
  expect([passed.status, passed.body.detail]).toEqual([409, 'The requested dates have passed.'])
  expect((await decide(stay, false)).status).toBe(200)
  expect((await requestChange(stay, { checkOut: addDays(stay.checkIn, 1) })).status).toBe(201)
  await signedInAt(`${addDays(stay.checkIn, 1)}T20:00:00Z`)
  const begun = await decide(stay, true)
  expect([begun.status, begun.body.detail]).toEqual([
    409,
    'The stay has begun. Please change the booking itself.',
  ])
  expect((await read(stay)).changeRequest).not.toBeNull()
  expect((await decide(stay, false)).body).toMatchObject({ checkOut: stay.checkOut, changeRequest: null })
})

test('the answer to a request that the guest has replaced is refused', async () => {
  const stay = await aStay()
  const seen = (await requestChange(stay, { guests: 3 })).body.changeRequest.at
  await stage.testApp.send(`DELETE ${path(stay, '/change-request')}`)
  clock.pass(1000)
  const { at } = (await requestChange(stay, { guests: 1 })).body.changeRequest
  for (const accept of [true, false]) {
    const refused = await decide(stay, accept, seen)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The guest has requested another change meanwhile',
    ])
  }
  expect((await decide(stay, true, at)).body).toMatchObject({ guests: 1, changeRequest: null })
})

test('a guest whose own nights are closed requests other dates; added nights that are closed are refused', async () => {
  const stay = await aStay()
  const closure = {
    lodgeSlug: 'xrp-lodge',
    from: stay.checkIn,
    to: addDays(stay.checkOut, 1),
    reason: 'Roof',
  }
  expect((await admin('POST /api/admin/closures', { ...closure, force: true })).status).toBe(201)
  expect((await quote(stay, `checkOut=${addDays(stay.checkOut, 1)}`)).body.code).toBe('dates_taken')
  const shorter = { checkOut: addDays(stay.checkIn, 2) }
  expect((await requestChange(stay, shorter)).status).toBe(201)
  expect((await decide(stay, true)).body).toMatchObject(shorter)
  const earlier = { checkIn: addDays(stay.checkIn, -1) }
  expect((await requestChange(stay, earlier)).status).toBe(201)
  expect((await decide(stay, true)).body).toMatchObject({ ...earlier, ...shorter })
})

test('a change is requested only once the address is confirmed, and at most twenty an hour from a network', async () => {
  const environment = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://lodges.example',
    RATE_LIMIT: 'on',
  }
  const limited = await createTestApp({ environment, clock: testClock(TODAY) })
  const dates = { checkIn: '2026-12-05', checkOut: '2026-12-08' }
  const body = { name: 'Gus', email: 'gus@example.com', ...dates, guests: 2, lodgeId: 1 }
  const stay: Stay = (await limited.send('POST /api/bookings', { body })).body
  const change = () => limited.send(`POST ${path(stay, '/change-request')}`, { body: { guests: 3 } })
  expect((await change()).body.detail).toBe(
    'Please open the link in our email first. It confirms your address.',
  )
  const { pathname, search } = new URL(emailedLink(limited.context, { ...stay, linkVersion: 0 }))
  await limited.send(`GET /api${pathname.replace('booking', 'bookings')}${search}`)
  const statuses = [(await change()).status]
  for (let more = 0; more < 19; more++) statuses.push((await change()).status)
  expect(statuses).toEqual([201, ...Array(18).fill(409), 429])
  await limited.close()
})
