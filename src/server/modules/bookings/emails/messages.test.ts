import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
let booking: { id: number; reference: string }
beforeAll(async () => {
  testApp = await createTestApp({ environment: { ADMIN_EMAIL: 'desk@example.com' } })
  token = await testApp.adminToken()
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12', guests: 2, lodgeId: 1 }
  const body = { name: 'Grace <Guest>', email: 'grace@example.com', ...stay }
  booking = (await testApp.send('POST /api/bookings', { body })).body
  await testApp.database.db.delete(mailOutbox)
})
afterAll(() => testApp.close())

const write = (body: object, id = booking.id) =>
  testApp.send(`POST /api/admin/bookings/${id}/messages`, { token, body })
const emails = () => testApp.database.db.select().from(mailOutbox)

test("an owner's words go to the guest as text and HTML, and stand in history and audit", async () => {
  const message = 'The road is <b>icy</b>.\r\nTake chains & time.\n\nSee you soon,\nOlive'
  const { status, body } = await write({ subject: ' Snow "ahead" ', message })
  expect([status, body]).toEqual([201, { recipient: 'grace@example.com', sends: false }])
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({
    recipient: 'grace@example.com',
    subject: 'Snow "ahead"',
    bookingReference: booking.reference,
    sentAt: null,
  })
  expect(email?.text).toContain('Take chains & time.\n\nSee you soon,\nOlive')
  expect(email?.text).toContain(`/booking/${booking.reference}?key=`)
  expect(email?.html).toContain('The road is &lt;b&gt;icy&lt;/b&gt;.<br>Take chains &amp; time.</p>')
  expect(email?.html).not.toContain('<b>')
  const record = (await testApp.send(`GET /api/admin/bookings/${booking.id}`, { token })).body
  expect(record.history.at(-1)).toMatchObject({ status: 'message', by: 'owner', note: 'Snow "ahead"' })
  expect(record.status).toBe('requested')
  expect((await testApp.send('GET /api/admin/audit', { token })).body[0]).toMatchObject({
    action: 'message',
    subject: `booking ${booking.reference}`,
    after: { subject: 'Snow "ahead"' },
  })
})

test('a repeated call with its key writes to the guest once', async () => {
  const path = `POST /api/admin/bookings/${booking.id}/messages` as const
  const body = { subject: 'Once', message: 'Only once' }
  const call = { token, body, headers: { 'idempotency-key': 'lost answer' } }
  const first = await testApp.send(path, call)
  expect(await testApp.send(path, call)).toMatchObject({ status: 201, body: first.body })
  expect((await emails()).filter(({ subject }) => subject === 'Once')).toHaveLength(1)
})

test.each([
  [{ subject: 'Hello\r\nBcc: all@example.com' }, 'A subject is one line of text'],
  [{ subject: 'Hello\nBcc: all@example.com' }, 'A subject is one line of text'],
  [{ subject: 'Hello\u0000' }, 'A subject is one line of text'],
  [{ subject: 'Hello\u2028Bcc: all@example.com' }, 'A subject is one line of text'],
  [{ subject: ' ' }, 'Subject is required'],
  [{ subject: 'x'.repeat(151) }, 'A subject has at most 150 characters'],
  [{ message: '\n ' }, 'Message is required'],
  [{ message: 'x'.repeat(5001) }, 'A message has at most 5,000 characters'],
])('rejects an invalid message and stores nothing: %j', async (change, message) => {
  const before = (await emails()).length
  const { status, body } = await write({ subject: 'Hello', message: 'Hello', ...change })
  expect([status, body.detail]).toEqual([400, message])
  expect(await emails()).toHaveLength(before)
})

test('rejects a message about an unknown booking', async () => {
  expect((await write({ subject: 'Hello', message: 'Hello' }, 999_999)).status).toBe(404)
})
