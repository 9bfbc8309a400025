import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { expireOverdue } from '../expiry.ts'

/** Nobody listens there: e-mails stay in the outbox, where the tests read them. */
const SMTP_URL = 'smtp://127.0.0.1:9'
const PUBLIC_URL = 'https://lodge.example'
const HOUR_MS = 3_600_000

let testApp: TestApp
let token: string
let stays = 0
beforeAll(async () => {
  testApp = await createTestApp({
    environment: { SMTP_URL, PUBLIC_URL },
    parts: { pages: await stayPages() },
  })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

/** Pages of stays that show the API's answer for them. */
const stayPages = () =>
  testPages(async ({ path, fetch }) => {
    const answer = await fetch(path.replace('/booking/', '/api/bookings/'), {})
    return { status: answer.status, html: await answer.text() }
  })

async function request(email: string, at = testApp) {
  const checkIn = addDays('2026-12-01', 3 * stays++)
  const body = {
    name: 'Buy cheap pills',
    email,
    checkIn,
    checkOut: addDays(checkIn, 2),
    lodgeId: 1,
    specialRequests: 'http://spam.example',
  }
  return (await at.send('POST /api/bookings', { body })).body
}

/** The e-mails to an address, oldest first. */
const emailsTo = async (recipient: string): Promise<{ subject: string; text: string }[]> => {
  const { letters: emails } = (await testApp.send('GET /api/admin/outbox', { token })).body
  return emails.filter((email: { recipient: string }) => email.recipient === recipient).reverse()
}
const linkIn = (text = '') => new URL(text.match(/https:\/\/lodge\.example\S+/)?.[0] ?? '')
const open = (reference: string, key: string | null) =>
  testApp.send(`GET /api/bookings/${reference}?key=${key}`)
const heldHours = ({ until, createdAt }: { until: string; createdAt: string }) =>
  (Date.parse(until) - Date.parse(createdAt)) / HOUR_MS

test('a request holds its nights for 60 minutes, and for 48 hours once its email link is opened', async () => {
  const booking = await request('ada@example.com')
  expect(heldHours(booking)).toBe(1)
  const [email] = await emailsTo('ada@example.com')
  expect(email?.text).toContain('held for you for 60 minutes')
  const key = linkIn(email?.text).searchParams.get('key')
  expect(key).not.toBe(booking.key)
  expect(heldHours((await open(booking.reference, booking.key)).body)).toBe(1)
  expect(heldHours((await open(booking.reference, key)).body)).toBe(48)
  expect(heldHours((await open(booking.reference, booking.key)).body)).toBe(48)
})

test('fetching the page of an email link confirms nothing, and the call of its browser does', async () => {
  const booking = await request('scanned@example.com')
  const [email] = await emailsTo('scanned@example.com')
  const link = linkIn(email?.text)
  for (let time = 0; time < 2; time++) {
    const page = await testApp.app.inject(`${link.pathname}${link.search}`)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(heldHours(JSON.parse(page.body))).toBe(1)
  }
  const key = link.searchParams.get('key')
  expect(heldHours((await open(booking.reference, key)).body)).toBe(48)
  const rendered = await testApp.app.inject(`${link.pathname}${link.search}`)
  expect(heldHours(JSON.parse(rendered.body))).toBe(48)
})

test('another address of the guest ends the links in emails to the one before, which confirm nothing', async () => {
  const booking = await request('mistyped@example.com')
  const keyIn = (text?: string) => linkIn(text).searchParams.get('key')
  const strangers = keyIn((await emailsTo('mistyped@example.com'))[0]?.text)
  const change = { token, body: { email: 'right@example.com' } }
  expect((await testApp.send(`PUT /api/admin/bookings/${booking.id}`, change)).status).toBe(200)
  expect((await open(booking.reference, strangers)).status).toBe(404)
  expect((await open(booking.reference, booking.key)).status).toBe(200)
  const guests = keyIn((await emailsTo('right@example.com'))[0]?.text)
  expect(heldHours((await open(booking.reference, guests)).body)).toBe(48)
  const calendar = await testApp.send(`GET /api/bookings/${booking.reference}/calendar.ics?key=${guests}`)
  expect(calendar.body.replaceAll('\r\n ', '')).toContain(`?key=${guests}`)
})

test('the page of a stay with a wrong key is not found', async () => {
  const { reference } = await request('wrong@example.com')
  for (const path of [`/booking/${reference}?key=wrong`, '/booking/ABCDEFGHJK?key=wrong'])
    expect((await testApp.app.inject(path)).statusCode).toBe(404)
})

test('a link opened after 60 minutes does not revive a request', async () => {
  const booking = await request('late@example.com')
  const [email] = await emailsTo('late@example.com')
  testApp.clock.pass(HOUR_MS)
  const opened = await open(booking.reference, linkIn(email?.text).searchParams.get('key'))
  expect(heldHours(opened.body)).toBe(1)
})

test('a request whose link was not opened in time ends with an email that says so, to its guest alone', async () => {
  const { reference } = await request('unopened@example.com')
  testApp.clock.pass(HOUR_MS)
  await expireOverdue(testApp.context)
  testApp.clock.pass(-HOUR_MS)
  const [, email, ...others] = await emailsTo('unopened@example.com')
  expect(others).toEqual([])
  expect(email?.subject).toBe('We could not confirm XRP Lodge')
  expect(email?.text).toContain(
    'We are sorry: the link in our email was not opened within 60 minutes, so your request has ended and the nights are free again. Nothing was charged.',
  )
  const toOwner = await emailsTo(testAdmin.email)
  expect(toOwner.filter(({ text }) => text.includes(reference)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New request/),
  ])
})

test('emails to unconfirmed addresses contain nothing that a guest typed', async () => {
  const booking = await request('victim@example.com')
  await testApp.send(`PUT /api/admin/bookings/${booking.id}/status`, { token, body: { status: 'confirmed' } })
  const unconfirmed = await emailsTo('victim@example.com')
  expect(unconfirmed).toHaveLength(2)
  expect(JSON.stringify(unconfirmed)).not.toMatch(/pills|spam/)
  await open(booking.reference, linkIn(unconfirmed[0]?.text).searchParams.get('key'))
  await testApp.send(`PUT /api/admin/bookings/${booking.id}/status`, { token, body: { status: 'cancelled' } })
  expect((await emailsTo('victim@example.com'))[2]?.text).toContain('Buy cheap pills')
})

test('a Day 1 badge counts once its address is confirmed', async () => {
  const email = 'grace@example.com'
  const quote = async () =>
    (
      await testApp.send(
        `GET /api/lodges/xrp-lodge/quote?checkIn=2027-03-01&checkOut=2027-03-03&guests=1&email=${email}`,
      )
    ).body.discount
  const create = () =>
    testApp.send('POST /api/badges/day1', { body: { userEmail: email, userName: 'Buy pills' } })
  expect((await create()).status).toBe(201)
  expect((await create()).status).toBe(200)
  expect(await quote()).toBe(0)
  expect((await request(email)).discount).toBe(0)
  const [booked, ...others] = (await emailsTo(email)).filter(({ subject }) =>
    subject.includes('confirm your'),
  )
  expect(others).toEqual([])
  expect(booked?.text).not.toContain('pills')
  const link = linkIn(booked?.text)
  const forged = await testApp.send(`GET ${link.pathname}?email=${email}&key=no`)
  expect([forged.status, forged.headers.location]).toEqual([303, '/badges?confirmed=no'])
  expect(await quote()).toBe(0)
  const opened = await testApp.send(`GET ${link.pathname}${link.search}`)
  expect([opened.status, opened.headers.location]).toEqual([303, '/badges?confirmed=yes'])
  expect(await quote()).toBeGreaterThan(0)
  expect((await request(email)).discount).toBeGreaterThan(0)
})

test('parallel requests for a badge send one confirmation email', async () => {
  const body = { userEmail: 'parallel@example.com', userName: 'Para' }
  await Promise.all([1, 2, 3, 4].map(() => testApp.send('POST /api/badges/day1', { body })))
  expect(await emailsTo('parallel@example.com')).toHaveLength(1)
})

test('without a mail server a request holds its nights for 48 hours, and a badge counts at once', async () => {
  const plain = await createTestApp()
  await plain.send('POST /api/badges/day1', { body: { userEmail: 'ada@example.com', userName: 'Ada' } })
  const booking = await request('ada@example.com', plain)
  expect(heldHours(booking)).toBe(48)
  expect(booking.discount).toBeGreaterThan(0)
  await plain.close()
})
