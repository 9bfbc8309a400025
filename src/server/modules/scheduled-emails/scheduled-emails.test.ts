import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emailRefresh } from '#server/modules/mail/start-sender.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import {
  scheduledEmailSends,
  scheduledEmails,
  skippedEmails,
} from '#server/platform/database/tables/emails.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { announceArrivals } from '../bookings/emails/announce-arrivals.ts'
import { mailServer, sendDue } from '../mail/sender.ts'
import { sendScheduled } from './send-scheduled.ts'

const TODAY = '2026-11-21T12:00:00Z'
const HOUR = 3_600_000
const GUEST = 'grace@example.com'
const clock = testClock(TODAY)
const server = mailServer('smtp://127.0.0.1:9')
const sending = vi.spyOn(server, 'sendMail')
let testApp: TestApp
let token: string
let lodgeId = 1
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  await testApp.adminToken()
})
afterAll(async () => {
  sending.mockRestore()
  server.close()
  await testApp.close()
})
beforeEach(async () => {
  clock.set(TODAY)
  await signIn()
  const { db } = testApp.database
  await db.delete(scheduledEmailSends)
  await db.delete(scheduledEmails)
  await db.delete(skippedEmails)
  await db.delete(mailOutbox)
  await db.update(bookings).set({ status: 'cancelled' })
  sending.mockReset().mockResolvedValue(undefined)
  lodgeId = (lodgeId % 14) + 1
})

/** Signs in again once the clock has ended the session. */
async function admin(call: Parameters<TestApp['send']>[0], body?: object) {
  const answer = await testApp.send(call, { token, ...(body && { body }) })
  if (answer.status !== 401) return answer
  await signIn()
  return testApp.send(call, { token, ...(body && { body }) })
}
async function signIn() {
  const { email, password } = testAdmin
  token = (await testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
}
const words = { subject: 'Soon, {{guestName}}', text: 'Come to **{{lodgeName}}** on {{checkIn}}.' }
async function schedule(change: object) {
  const body = {
    name: 'Before arrival',
    event: 'check_in',
    offsetHours: -72,
    lodges: null,
    minNights: null,
    ...words,
    isActive: true,
    ...change,
  }
  const { status, body: made } = await admin('POST /api/admin/scheduled-emails', body)
  expect(status).toBe(201)
  return made
}
/** A confirmed stay from 4 to 7 December. */
async function book({
  isConfirmed = true,
  ...dates
}: {
  isConfirmed?: boolean
  checkIn?: string
  checkOut?: string
} = {}) {
  const stay = { checkIn: '2026-12-04', checkOut: '2026-12-07', ...dates }
  const body = { name: 'Grace Guest', email: GUEST, guests: 2, lodgeId, ...stay }
  const made = await testApp.send('POST /api/bookings', { body })
  expect(made.status).toBe(201)
  if (isConfirmed) await confirm(made.body.id)
  const [row] = await testApp.database.db.select().from(bookings).where(eq(bookings.id, made.body.id))
  if (!row) throw new Error('the stay is missing')
  return { ...made.body, row, arrival: await arrivalFor(made.body) }
}
const confirm = async (id: number) =>
  expect((await admin(`PUT /api/admin/bookings/${id}/status`, { status: 'confirmed' })).status).toBe(200)
const arrivalFor = async ({ id }: { id: number }) => {
  const emails = (await admin(`GET /api/admin/bookings/${id}/emails`)).body
  const guide = emails.find(({ name }: { name: string }) => name === 'guide-open')
  return guide ? Date.parse(guide.at) + 24 * HOUR : 0
}
const at = (ms: number) => clock.set(new Date(ms).toISOString())
const run = () => sendScheduled(testApp.context)
const queued = () =>
  testApp.database.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, 'Soon,%'))
    .orderBy(asc(mailOutbox.id))
const emails = async (id: number) => (await admin(`GET /api/admin/bookings/${id}/emails`)).body
const scheduled = async (id: number) =>
  (await emails(id)).filter(({ kind }: { kind: string }) => kind === 'scheduled')
const withServer = () => ({
  ...testApp.context,
  config: { ...testApp.config, SMTP_URL: 'smtp://127.0.0.1:9' },
})
const deliver = () => sendDue(withServer(), server, testApp.services.get(emailRefresh))

test('an owner makes, changes and deletes scheduled emails', async () => {
  const made = await schedule({})
  expect(made).toMatchObject({
    name: 'Before arrival',
    event: 'check_in',
    offsetHours: -72,
    lodges: null,
    minNights: null,
    ...words,
    isActive: true,
  })
  const { id, dropped: _dropped, ...rest } = made
  const changed = await admin(`PUT /api/admin/scheduled-emails/${id}`, {
    ...rest,
    name: 'Later',
    lodges: ['doge-lodge'],
  })
  expect(changed.body).toMatchObject({ id, name: 'Later', lodges: ['doge-lodge'] })
  expect((await admin('GET /api/admin/scheduled-emails')).body).toEqual([changed.body])
  expect((await admin(`DELETE /api/admin/scheduled-emails/${id}`)).status).toBe(204)
  expect((await admin('GET /api/admin/scheduled-emails')).body).toEqual([])
  expect((await admin(`DELETE /api/admin/scheduled-emails/${id}`)).status).toBe(404)
  expect((await admin('PUT /api/admin/scheduled-emails/999', rest)).status).toBe(404)
})

test.each([
  [{ offsetHours: 721 }, 400, 'offsetHours'],
  [{ event: 'confirmed', offsetHours: -1 }, 400, 'offsetHours'],
  [{ event: 'never' }, 400, 'event'],
  [{ text: 'Hi {{guestNam}}' }, 400, 'text'],
  [{ subject: '{{x}}' }, 400, 'subject'],
  [{ minNights: 0 }, 400, 'minNights'],
  [{ lodges: ['no-lodge'] }, 404, null],
])('refuses a scheduled email with %j', async (change, status, path) => {
  const body = { name: 'A', event: 'check_in', offsetHours: -72, ...words, ...change }
  const refused = await admin('POST /api/admin/scheduled-emails', body)
  expect(refused.status).toBe(status)
  if (path) expect(refused.body.errors.map((error: { path: string }) => error.path)).toContain(path)
})

test('an email is sent once to each confirmed stay, at the lodge’s own hour', async () => {
  const { id } = await schedule({})
  const stay = await book()
  const moment = stay.arrival - 72 * HOUR
  expect(await scheduled(stay.id)).toEqual([
    {
      id: `scheduled-${id}`,
      kind: 'scheduled',
      name: 'Before arrival',
      at: new Date(moment).toISOString(),
      state: 'planned',
    },
  ])
  at(moment - 1000)
  expect(await run()).toBe(0)
  at(moment)
  expect(await Promise.all([run(), run()])).toContain(1)
  clock.pass(HOUR)
  await run()
  expect(await queued()).toMatchObject([
    { recipient: GUEST, subject: 'Soon, Grace Guest', bookingReference: stay.reference },
  ])
  expect((await queued())[0]?.html).toContain(`<strong>${stay.row && stay.lodgeName}</strong>`)
  expect(await scheduled(stay.id)).toMatchObject([{ state: 'sent' }])
})

test('hours are counted across a change of clocks', async () => {
  await schedule({ event: 'check_in', offsetHours: -48 })
  const stay = await book({ checkIn: '2027-03-15', checkOut: '2027-03-18' })
  const [planned] = await scheduled(stay.id)
  expect(Date.parse(planned.at)).toBe(stay.arrival - 48 * HOUR)
})

test('nothing is made up for: a stay confirmed after the moment, a schedule made or switched on after it', async () => {
  const late = await schedule({ offsetHours: -720 })
  const stay = await book()
  await run()
  const after = stay.arrival - 24 * HOUR
  at(after)
  const made = await schedule({ name: 'Too late', offsetHours: -25 })
  const { id, dropped: _dropped, ...rest } = made
  await admin(`PUT /api/admin/scheduled-emails/${id}`, { ...rest, isActive: false })
  await admin(`PUT /api/admin/scheduled-emails/${late.id}`, { ...rest, name: 'On again', isActive: true })
  await run()
  expect(await queued()).toEqual([])
  expect(await scheduled(stay.id)).toEqual([])
})

test('dates moved before it was sent move it; afterwards nothing is sent again', async () => {
  await schedule({})
  const stay = await book()
  const move = (checkIn: string, checkOut: string) =>
    admin(`PUT /api/admin/bookings/${stay.id}`, { checkIn, checkOut, price: 'keep' })
  expect((await move('2026-12-08', '2026-12-11')).status).toBe(200)
  at(stay.arrival - 72 * HOUR)
  expect(await run()).toBe(0)
  at(stay.arrival + 24 * HOUR)
  expect(await run()).toBe(1)
  expect((await move('2026-12-20', '2026-12-23')).status).toBe(200)
  at(stay.arrival + 13 * 24 * HOUR)
  expect(await run()).toBe(0)
  expect(await queued()).toHaveLength(1)
})

test('nothing is sent after a cancellation, not even what waits for the mail server', async () => {
  await schedule({})
  const stay = await book()
  at(stay.arrival - 72 * HOUR)
  await run()
  await testApp.database.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, stay.id))
  await deliver()
  expect(sending.mock.calls.filter(([one]) => String(one.subject).startsWith('Soon'))).toEqual([])
  expect((await queued())[0]?.lastError).toContain('the stay is cancelled now')
  expect(await scheduled(stay.id)).toMatchObject([{ state: 'dropped' }])
})

test('after an outage an email goes out while it is a day late at most and the stay is ahead', async () => {
  await schedule({ name: 'Long before', offsetHours: -72 })
  await schedule({ name: 'Soon', offsetHours: -20 })
  await schedule({ name: 'Inside', offsetHours: 2 })
  const stay = await book()
  at(stay.arrival + 3 * HOUR)
  await run()
  expect(
    (await scheduled(stay.id)).map(({ name, state }: { name: string; state: string }) => [name, state]),
  ).toEqual([
    ['Long before', 'dropped'],
    ['Soon', 'dropped'],
    ['Inside', 'sent'],
  ])
  expect(
    (await admin('GET /api/admin/scheduled-emails')).body.map(({ dropped }: { dropped: number }) => dropped),
  ).toEqual([1, 1, 0])
})

test('what waits for a mail server is composed when it is sent', async () => {
  const { id, dropped: _dropped, ...rest } = await schedule({})
  const first = await book()
  at(first.arrival - 72 * HOUR)
  await run()
  sending.mockRejectedValue(new Error('down'))
  await deliver()
  await admin(`PUT /api/admin/scheduled-emails/${id}`, { ...rest, subject: 'Soon, dear {{guestName}}' })
  clock.pass(20 * HOUR)
  sending.mockReset().mockResolvedValue(undefined)
  await deliver()
  expect(sending.mock.calls.map(([one]) => one.subject)).toContain('Soon, dear there')
  await deliver()
  expect(await queued()).toMatchObject([{ sentAt: expect.any(String) }])
})

test('with a mail server down for a day a scheduled email is dropped and listed, and ours goes out once', async () => {
  await schedule({})
  const stay = await book()
  const isDownForADay = async () => {
    sending.mockReset().mockRejectedValue(new Error('down'))
    await deliver()
    clock.pass(25 * HOUR)
    sending.mockReset().mockResolvedValue(undefined)
    for (const _time of ['first', 'again']) await deliver()
    return sending.mock.calls
      .filter(([{ to }]) => JSON.stringify(to).includes(GUEST))
      .map(([{ subject }]) => String(subject))
  }
  clock.pass(60_000)
  const ours = await isDownForADay()
  expect(ours.filter((subject) => subject.startsWith('Confirmed'))).toHaveLength(1)
  at(stay.arrival - 72 * HOUR)
  await run()
  expect((await isDownForADay()).filter((subject) => subject.startsWith('Soon'))).toEqual([])
  expect(await scheduled(stay.id)).toMatchObject([{ state: 'dropped' }])
  expect((await admin('GET /api/admin/scheduled-emails')).body).toMatchObject([{ dropped: 1 }])
})

test('an email about the confirmation follows it by its hours', async () => {
  await schedule({ name: 'Thanks', event: 'confirmed', offsetHours: 1 })
  const stay = await book({ isConfirmed: false })
  expect(await scheduled(stay.id)).toEqual([])
  clock.pass(5 * HOUR)
  await confirm(stay.id)
  expect(await run()).toBe(0)
  clock.pass(HOUR)
  expect(await run()).toBe(1)
})

test('only stays of the lodges and as long as named get it', async () => {
  await schedule({ name: 'Long', minNights: 4 })
  await schedule({ name: 'Elsewhere', lodges: ['pepe-lodge'] })
  await schedule({ name: 'Check-out', event: 'check_out', offsetHours: 1 })
  const stay = await book()
  const names = (await scheduled(stay.id)).map(({ name }: { name: string }) => name)
  expect(names).toContain('Check-out')
  expect(names).not.toContain('Long')
})

test('a planned email is skipped and planned again, ours as well', async () => {
  const { id } = await schedule({})
  const stay = await book()
  const skip = (email: string, is: boolean) =>
    admin(`PUT /api/admin/bookings/${stay.id}/emails/${email}`, { skip: is })
  expect((await skip(`scheduled-${id}`, true)).body).toMatchObject({ state: 'skipped' })
  expect((await skip(`scheduled-${id}`, false)).body).toMatchObject({ state: 'planned' })
  expect((await skip(`scheduled-${id}`, true)).status).toBe(200)
  expect((await skip('guide-open', true)).body).toMatchObject({
    kind: 'template',
    name: 'guide-open',
    state: 'skipped',
  })
  expect((await skip('no-such', true)).status).toBe(404)
  const sent = (await emails(stay.id)).find(({ name }: { name: string }) => name === 'confirmed-guest')
  expect(sent.state).toBe('sent')
  expect((await skip(sent.id, true)).status).toBe(409)
  at(stay.arrival - HOUR)
  await run()
  await announceArrivals(testApp.context)
  expect(await queued()).toEqual([])
  expect((await emails(stay.id)).filter(({ state }: { state: string }) => state === 'skipped')).toHaveLength(
    2,
  )
  expect((await skip(`scheduled-${id}`, false)).status).toBe(409)
})

test('the list of a stay is in the order of time', async () => {
  await schedule({})
  const stay = await book()
  const list = await emails(stay.id)
  expect(list.map(({ name }: { name: string }) => name)).toEqual([
    'requested-guest',
    'confirmed-guest',
    'Before arrival',
    'guide-open',
    'review-request',
  ])
  expect((await admin('GET /api/admin/bookings/99999/emails')).status).toBe(404)
})
