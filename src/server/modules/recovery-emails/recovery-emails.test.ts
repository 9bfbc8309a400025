import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { emailOptOuts, recoveryEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { expireOverdue } from '../bookings/expiry.ts'
import { mailServer, sendDue } from '../mail/sender.ts'
import { emailRefresh } from '../mail/start-sender.ts'
import { recoverBookings } from './recovery-emails.ts'

const TODAY = '2026-11-21T12:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const GUEST = 'grace@example.com'
const clock = testClock(TODAY)
const SMTP_URL = 'smtp://127.0.0.1:9'
let testApp: TestApp
let lodgeId = 1
beforeAll(async () => {
  testApp = await createTestApp({ clock, environment: { PAYMENT_PROVIDER: 'sandbox' } })
  await testApp.database.db.update(lodges).set({ instantBook: true })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  clock.set(TODAY)
  const { db } = testApp.database
  await db.delete(recoveryEmails)
  await db.delete(emailOptOuts)
  await db.delete(confirmedEmails)
  await db.delete(mailOutbox)
  await db.update(bookings).set({ status: 'cancelled' })
  await db.insert(confirmedEmails).values({ email: GUEST, confirmedAt: TODAY })
  lodgeId += 1
})

/** A hold that ended unpaid. */
async function abandon() {
  const body = {
    name: 'Grace',
    email: GUEST,
    guests: 2,
    lodgeId,
    checkIn: '2026-12-20',
    checkOut: '2026-12-23',
  }
  const { status, body: stay } = await testApp.send('POST /api/bookings', { body })
  expect([status, stay.status]).toEqual([201, 'awaiting_payment'])
  clock.pass(31 * MINUTE)
  await expireOverdue(testApp.context)
  return stay
}
/** With a mail server that the application itself does not send to: it would take emails before a test does. */
const run = () => recoverBookings({ ...testApp.context, config: { ...testApp.config, SMTP_URL } })
const letters = () =>
  testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'booking-not-finished'))
    .orderBy(desc(mailOutbox.id))

test('a hold that ended unpaid gets one email an hour later, once in 30 days for an address', async () => {
  await abandon()
  clock.pass(HOUR - 1000)
  expect(await run()).toBe(0)
  clock.pass(1000)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  const [email] = await letters()
  expect(email?.recipient).toBe(GUEST)
  expect(email?.text).toMatch(/\/lodge\/[a-z-]+\?checkIn=2026-12-20&checkOut=2026-12-23&party=2#reservation/)
  expect(email?.text).toMatch(/No more emails like this one:\nhttp\S+\/email-opt-out\?email=/)
  await abandon()
  clock.pass(HOUR)
  expect(await run()).toBe(0)
})

test('nothing is sent to an unconfirmed address, about nights that are taken, or with RECOVERY_EMAILS off', async () => {
  const stay = await abandon()
  clock.pass(HOUR)
  const config = { ...testApp.config, SMTP_URL, RECOVERY_EMAILS: 'off' as const }
  expect(await recoverBookings({ ...testApp.context, config })).toBe(0)
  expect(await recoverBookings(testApp.context)).toBe(0)
  await testApp.database.db.delete(confirmedEmails)
  expect(await run()).toBe(0)
  await testApp.database.db.insert(confirmedEmails).values({ email: GUEST, confirmedAt: TODAY })
  const taken = {
    name: 'Ada',
    email: 'ada@example.com',
    guests: 2,
    lodgeId,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
  }
  expect((await testApp.send('POST /api/bookings', { body: taken })).status).toBe(201)
  expect(await run()).toBe(0)
})

test('one press, also of a mail program, ends these emails', async () => {
  const server = mailServer(SMTP_URL)
  const sending = vi.spyOn(server, 'sendMail').mockResolvedValue(undefined)
  await abandon()
  clock.pass(HOUR)
  await run()
  await sendDue(testApp.context, server, testApp.services.get(emailRefresh))
  const headers = sending.mock.calls
    .map(([one]) => one)
    .find(({ subject }) => String(subject).startsWith('Still free'))?.headers as Record<string, string>
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = /^<(\S+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(url)
  const pressed = await testApp.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(204)
  expect((await testApp.send('POST /api/email-opt-out?email=grace%40example.com&key=wrong')).status).toBe(404)
  await testApp.database.db.delete(recoveryEmails)
  await abandon()
  clock.pass(HOUR)
  expect(await run()).toBe(0)
  sending.mockRestore()
  server.close()
})
