import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '../database/tables/platform.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
let token: string
let booking: { id: number; reference: string }
beforeAll(async () => {
  house = await openTestHouse({ environment: { ADMIN_EMAIL: 'desk@example.com' } })
  token = await house.adminToken()
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12', guests: 2, lodgeId: 1 }
  const body = { name: 'Grace <Guest>', email: 'grace@example.com', ...stay }
  booking = (await house.send('POST /api/bookings', { body })).body
  await house.database.db.delete(mailOutbox)
})
afterAll(() => house.close())

const write = (body: object, id = booking.id) =>
  house.send(`POST /api/admin/bookings/${id}/messages`, { token, body })
const letters = () => house.database.db.select().from(mailOutbox)

test("an owner's words go to the guest as text and HTML, and stand in history and audit", async () => {
  const message = 'The road is <b>icy</b>.\r\nTake chains & time.\n\nSee you soon,\nOlive'
  const { status, body } = await write({ subject: ' Snow "ahead" ', message })
  expect([status, body]).toEqual([201, { recipient: 'grace@example.com', sends: false }])
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'grace@example.com',
    subject: 'Snow "ahead"',
    bookingReference: booking.reference,
    sentAt: null,
  })
  expect(letter?.text).toContain('Take chains & time.\n\nSee you soon,\nOlive')
  expect(letter?.text).toContain(`/booking/${booking.reference}?key=`)
  expect(letter?.html).toContain('The road is &lt;b&gt;icy&lt;/b&gt;.<br>Take chains &amp; time.</p>')
  expect(letter?.html).not.toContain('<b>')
  const record = (await house.send(`GET /api/admin/bookings/${booking.id}`, { token })).body
  expect(record.history.at(-1)).toMatchObject({ status: 'message', by: 'owner', note: 'Snow "ahead"' })
  expect(record.status).toBe('requested')
  expect((await house.send('GET /api/admin/audit', { token })).body[0]).toMatchObject({
    action: 'message',
    subject: `booking ${booking.reference}`,
    after: { subject: 'Snow "ahead"' },
  })
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
])('a message that is not right is refused and nothing is written: %j', async (change, said) => {
  const before = (await letters()).length
  const { status, body } = await write({ subject: 'Hello', message: 'Hello', ...change })
  expect([status, body.detail]).toEqual([400, said])
  expect(await letters()).toHaveLength(before)
})

test('nobody is written to about a booking that does not exist', async () => {
  expect((await write({ subject: 'Hello', message: 'Hello' }, 999_999)).status).toBe(404)
})
