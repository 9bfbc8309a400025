import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { announceArrivals } from '../bookings/emails/announce-arrivals.ts'
import { refreshEmail } from '../bookings/emails/refresh-email.ts'
import { expireOverdue } from '../bookings/expiry.ts'
import { mailServer, sendDue } from './sender.ts'

const TODAY = '2026-11-21T12:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const GUEST = 'grace@example.com'

const clock = testClock(TODAY)
/** Nobody listens there; the tests decide how sending ends. */
const server = mailServer('smtp://127.0.0.1:9')
const sending = vi.spyOn(server, 'sendMail')
let testApp: TestApp
let token: string
let lodgeId = 2
beforeAll(async () => {
  testApp = await createTestApp({ clock, environment: { PAYMENT_PROVIDER: 'sandbox' } })
  await testApp.adminToken()
})
afterAll(async () => {
  sending.mockRestore()
  server.close()
  await testApp.close()
})
beforeEach(async () => {
  clock.set(TODAY)
  const { email, password } = testAdmin
  token = (await testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
  await testApp.database.db.delete(mailOutbox)
  sending.mockReset().mockResolvedValue(undefined)
  lodgeId += 1
})

/** Three nights from 4 December on, of a lodge of the test's own. */
async function book(lodge = lodgeId) {
  const guest = { name: 'Grace Guest', email: GUEST, guests: 2, lodgeId: lodge }
  const body = { ...guest, checkIn: '2026-12-04', checkOut: '2026-12-07' }
  const { status, body: stay } = await testApp.send('POST /api/bookings', { body })
  expect(status).toBe(201)
  return stay
}
const admin = async (call: Parameters<TestApp['send']>[0], body: object) =>
  expect((await testApp.send(call, { token, body })).status).toBe(200)
const confirm = (id: number) => admin(`PUT /api/admin/bookings/${id}/status`, { status: 'confirmed' })
const send = () => sendDue(testApp.context, server, refreshEmail)
/** The e-mails that were sent to an address. */
const sentTo = (address: string) =>
  sending.mock.calls
    .map(([email]) => email)
    .filter(({ to }) => (to as { address: string }).address === address)
const waiting = () =>
  testApp.database.db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt)).orderBy(mailOutbox.id)
const forget = () => testApp.database.db.delete(mailOutbox)

test('an email that a mail server refused past its deadline names the deadlines that are left', async () => {
  const { id } = await book()
  await forget()
  await confirm(id)
  clock.pass(MINUTE)
  sending.mockRejectedValue(new Error('come back later'))
  await send()
  const [before] = await waiting()
  expect(before?.text).toContain(`cancelling is free until ${formatDate('2026-11-27')}`)
  clock.set('2026-11-28T12:00:00Z')
  await send()
  expect(await waiting()).toMatchObject([{ tries: 2, text: before?.text }, { tries: 2 }])
  sending.mockReset().mockResolvedValue(undefined)
  clock.pass(HOUR)
  await send()
  const [toGuest, ...others] = sentTo(GUEST)
  expect(others).toEqual([])
  expect(toGuest?.text).toMatch(/cancelling costs \$\S+ until Wed, Dec 2/)
  expect(toGuest?.html).not.toContain('is free until')
  const [stored] = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, GUEST))
  expect(stored).toMatchObject({ text: toGuest?.text, lastError: null, occasion: { to: 'guest' } })
  expect(Date.parse(stored?.validUntil ?? '')).toBeGreaterThan(clock.now())
  expect(sentTo(testAdmin.email)).toHaveLength(1)
})

test('a request that nobody answered is not written about once its hold has ended', async () => {
  await book()
  clock.pass(48 * HOUR)
  await send()
  expect(sending).not.toHaveBeenCalled()
  const late = {
    tries: 0,
    nextTryAt: null,
    lastError: 'Out of date, not sent: the nights are no longer held',
  }
  expect(await waiting()).toMatchObject([
    { recipient: GUEST, ...late },
    { recipient: testAdmin.email, ...late },
  ])
  await expireOverdue(testApp.context)
  clock.pass(MINUTE)
  await send()
  expect(sentTo(GUEST).map(({ subject }) => subject?.slice(0, 20))).toEqual(['We could not confirm'])
})

test('an email to pay arrives while the nights are held, and never after that', async () => {
  await admin('PUT /api/admin/lodges/xrp-lodge', { instantBook: true })
  expect((await book(1)).status).toBe('awaiting_payment')
  sending.mockRejectedValue(new Error('come back later'))
  await send()
  sending.mockReset().mockResolvedValue(undefined)
  clock.pass(30 * MINUTE)
  await expireOverdue(testApp.context)
  clock.pass(MINUTE)
  await send()
  expect(sentTo(GUEST).map(({ subject }) => subject?.split(':')[0])).toEqual(['Not paid in time'])
  const { letters } = (await testApp.send('GET /api/admin/outbox', { token })).body
  const [toPay, ...others] = letters.filter(({ sentAt }: { sentAt: string | null }) => sentAt === null)
  expect(others).toEqual([])
  expect(toPay).toMatchObject({ tries: 1, nextTryAt: null })
  expect(toPay.subject).toMatch(/^Pay to confirm/)
  expect(toPay.lastError).toBe('Out of date, not sent: the stay is declined now')
})

test('a late email about a change by staff keeps what the stay was before', async () => {
  const { id } = await book()
  await confirm(id)
  await forget()
  await admin(`PUT /api/admin/bookings/${id}`, { guests: 3 })
  clock.set('2026-11-28T12:00:00Z')
  await send()
  const [changed] = sentTo(GUEST)
  expect(changed?.text).toMatch(/Before: .*, 2 guests, .*\n\nNow: .*, 3 guests, /)
  expect(changed?.text).toMatch(/cancelling costs \$\S+ until Wed, Dec 2/)
})

test('a late email does not follow its guest to another address', async () => {
  const { id } = await book()
  await confirm(id)
  await admin(`PUT /api/admin/bookings/${id}`, { email: 'right@example.com' })
  clock.set('2026-11-28T12:00:00Z')
  await send()
  expect(sentTo(GUEST)).toEqual([])
  expect(sentTo('right@example.com')).toHaveLength(1)
  const reasons = await testApp.database.db
    .select({ reason: mailOutbox.lastError })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, GUEST), isNull(mailOutbox.sentAt)))
    .orderBy(mailOutbox.id)
  expect(reasons.map(({ reason }) => reason?.split(': ')[1])).toEqual([
    'the stay is confirmed now',
    'the guest has another address now',
  ])
})

/** A confirmed stay on the day before its arrival, whose e-mail about it is queued; the clock of its lodge is Denver's. */
async function arriving() {
  await testApp.database.db.update(bookings).set({ status: 'declined' })
  const stay = await book(5)
  await confirm(stay.id)
  await forget()
  clock.set('2026-12-03T23:30:00Z')
  const { email, password } = testAdmin
  token = (await testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
  expect(await announceArrivals(testApp.context)).toBe(1)
  return stay
}
const arrivalEmails = () => sentTo(GUEST).filter(({ subject }) => subject?.startsWith('Your guide is open'))
const arrivalReasons = async () =>
  (await waiting())
    .filter(({ subject }) => subject.startsWith('Your guide is open'))
    .map(({ nextTryAt, lastError }) => nextTryAt ?? lastError)

test('a late email about an arrival is sent until the stay begins, with what is due then', async () => {
  const { id, totalPrice } = await arriving()
  sending.mockRejectedValue(new Error('come back later'))
  await send()
  sending.mockReset().mockResolvedValue(undefined)
  const payment = { bookingId: id, amount: totalPrice, paymentMethod: 'cash', status: 'completed' }
  expect((await testApp.send('POST /api/admin/payments', { token, body: payment })).status).toBe(201)
  clock.pass(HOUR)
  await send()
  const [arrival, ...others] = arrivalEmails()
  expect(others).toEqual([])
  expect(arrival?.text).toContain('We expect you from 4 PM')
  expect(arrival?.text).not.toContain('still due')
})

test.each([
  ['2026-12-04T22:59:00Z', 1, []],
  ['2026-12-04T23:00:00Z', 0, ['Out of date, not sent: the stay has begun']],
])('at %s %i email about an arrival at 23:00 UTC is sent', async (at, count, reasons) => {
  await arriving()
  clock.set(at)
  await send()
  expect(arrivalEmails()).toHaveLength(count)
  expect(await arrivalReasons()).toEqual(reasons)
})

test.each([
  ['cancelled', 'status', { status: 'cancelled' }, 'the stay is cancelled now'],
  ['on other dates', '', { checkIn: '2026-12-05', price: 'keep' }, 'the stay begins on another date now'],
])('no email says that a stay is expected that is %s now', async (_what, call, body, reason) => {
  const { id } = await arriving()
  const path = ['PUT /api/admin/bookings', id, call].filter(Boolean).join('/')
  await admin(path as Parameters<TestApp['send']>[0], body)
  await send()
  expect(arrivalEmails()).toEqual([])
  expect(await arrivalReasons()).toEqual([`Out of date, not sent: ${reason}`])
})
