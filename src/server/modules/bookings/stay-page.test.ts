import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
let stay: { id: number; reference: string; key: string }
beforeAll(async () => {
  testApp = await createTestApp({ environment: { ADMIN_EMAIL: 'desk@example.com' } })
  token = await testApp.adminToken()
  const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12', guests: 2, lodgeId: 1 }
  const body = { name: 'Grace Guest', email: 'grace@example.com', ...dates }
  stay = (await testApp.send('POST /api/bookings', { body })).body
})
afterAll(() => testApp.close())

type Call = Parameters<TestApp['send']>[0]
const admin = (call: Call, body?: object) => testApp.send(call, { token, body })

test('a stay is read by its reference, in small letters too', async () => {
  const call = `GET /api/admin/bookings/by-reference/${stay.reference.toLowerCase()}` as const
  expect((await admin(call)).body).toMatchObject({ id: stay.id, guestName: 'Grace Guest' })
  expect((await admin('GET /api/admin/bookings/by-reference/NOSUCHSTAY')).status).toBe(404)
  expect((await testApp.send(call)).status).toBe(401)
})

test("the guest's link opens the page of the stay, also without an email address", async () => {
  const { link } = (await admin(`GET /api/admin/bookings/${stay.id}/guest-link`)).body
  expect(link).toContain(`/booking/${stay.reference}?key=${stay.key}`)
})

test('the emails of a stay are listed, and one to the guest is sent again', async () => {
  const path = `/api/admin/bookings/${stay.id}/written-emails` as const
  const { letters } = (await admin(`GET ${path}`)).body
  const recipients = letters.map(({ recipient }: { recipient: string }) => recipient)
  expect(recipients.toSorted()).toEqual(['desk@example.com', 'grace@example.com'])
  const email = letters.find(({ recipient }: { recipient: string }) => recipient === 'grace@example.com')
  const resend = () => admin(`POST ${path}/${email.id}/send`)
  expect([(await resend()).status, (await resend()).body.detail]).toEqual([
    409,
    'This email has not been sent yet',
  ])
  const sent = { sentAt: '2026-11-21T12:00:00.000Z', nextTryAt: null }
  await testApp.database.db.update(mailOutbox).set(sent).where(eq(mailOutbox.id, email.id))
  const { status, body } = await resend()
  expect([status, body.subject, body.sentAt]).toEqual([201, email.subject, null])
  const { history } = (await admin(`GET /api/admin/bookings/${stay.id}`)).body
  expect(history.at(-1).note).toBe(`${email.subject} (sent again)`)
  expect((await admin(`POST ${path}/99999/send`)).status).toBe(404)
  await admin(`PUT /api/admin/bookings/${stay.id}`, { email: 'new@example.com' })
  expect((await resend()).body.detail).toBe('This email went to another address than the guest has now')
})

test('the guide is shown to staff as its guest reads it, with the door code before the guest may have it', async () => {
  const path = `/api/admin/bookings/${stay.id}/guide` as const
  expect((await admin(`GET ${path}`)).status).toBe(404)
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  const texts = { address: '7 Ridge Road', directions: '', wifiName: 'W', wifiPassword: 'P', contact: '' }
  await admin('PUT /api/admin/lodges/xrp-lodge/guide', { ...texts, rules: [], doorCode: '4711' })
  const { guide, doorCode } = (await admin(`GET ${path}`)).body
  expect(guide).toMatchObject({ address: '7 Ridge Road', wifi: null, doorCode: null, hasDoorCode: true })
  expect(doorCode).toEqual({
    code: '4711',
    from: '2027-01-10T23:00:00.000Z',
    until: '2027-01-12T18:00:00.000Z',
  })
})

test('a note is shown to housekeeping only where staff says so', async () => {
  const change = (body: object) => admin(`PUT /api/admin/bookings/${stay.id}`, body)
  const noteOfDay = async () => {
    const { arrivals } = (await admin('GET /api/admin/day?date=2027-01-10')).body
    return arrivals[0].note
  }
  expect((await change({ note: 'A cot, please' })).body.noteForCleaning).toBe(false)
  expect(await noteOfDay()).toBeUndefined()
  const shown = (await change({ noteForCleaning: true })).body
  expect(shown.history.at(-1).note).toBe('Note shown to housekeeping')
  expect(await noteOfDay()).toBe('A cot, please')
})

test('bookings are narrowed to unpaid stays and to those that arrive this week', async () => {
  const found = async (query: string) =>
    (await admin(`GET /api/admin/bookings?${query}`)).body.map(({ id }: { id: number }) => id)
  expect(await found('need=unpaid')).toEqual([stay.id])
  expect(await found('need=arriving')).toEqual([])
  testApp.clock.set('2027-01-05T12:00:00Z')
  token = await testApp.adminToken()
  expect(await found('need=arriving')).toEqual([stay.id])
  const cash = { bookingId: stay.id, amount: 100000, paymentMethod: 'cash', status: 'completed' }
  const paid = await admin('POST /api/admin/payments', cash)
  expect(paid.body).toMatchObject({ bookingReference: stay.reference })
  expect(await found('need=unpaid')).toEqual([])
})
