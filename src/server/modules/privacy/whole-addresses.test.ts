import { inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toRows } from '#server/platform/database/rows.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { idempotencyKeys, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { addressPattern } from './address-pattern.ts'

const EMAIL = 'kim.q@example.com'
const OTHERS = ['jo.kim.q@example.com', 'jokim.q@example.com', "o'kim.q@example.com", 'kim.q@example.com.au']

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

test.each<[string, boolean]>([
  ['kim.q@example.com', true],
  ['Write to KIM.Q@example.com.', true],
  ["'kim.q@example.com'", true],
  ['"specialRequests": "or to\\nkim.q@example.com"', true],
  ['Kim <kim.q@example.com>, kept', true],
  ['kimxq@example.com', false],
  ['kim.q@example.com-shop.test', false],
  ['kim.q@example.community', false],
  ...OTHERS.map((other) => [`Write to ${other}`, false] as [string, boolean]),
])('the address of a person is in %j: %s', async (text, isIn) => {
  const found = await testApp.database.db.execute(
    sql`select ${text}::text ~* ${addressPattern(EMAIL)} as found`,
  )
  expect(toRows(found)).toEqual([{ found: isIn }])
})

const requestBody = (email: string, place: number) => ({
  name: 'Kim Quint',
  email,
  checkIn: `2027-0${place + 1}-01`,
  checkOut: `2027-0${place + 1}-04`,
  guests: 2,
  lodgeId: 1,
})

/** Requests a stay for each address and notes a change of its account in the audit trail; returns the stays. */
async function storeTraces(emails: string[]): Promise<{ id: number; reference: string }[]> {
  const at = '2026-11-21T12:00:00.000Z'
  const by = { adminName: 'Olive Owner', action: 'change', at }
  const entries = emails.map((email) => ({ ...by, subject: `staff ${email}`, after: { email } }))
  await testApp.database.db.insert(auditTrail).values(entries)
  const stays = []
  for (const [index, email] of emails.entries()) {
    const headers = { 'idempotency-key': `whole address ${index}` }
    const requested = await testApp.send('POST /api/bookings', { body: requestBody(email, index), headers })
    expect(requested.status).toBe(201)
    stays.push(requested.body)
  }
  return stays
}

test('neither exports nor erases what names a similar address of somebody else', async () => {
  const { db } = testApp.database
  const [own, ...others] = await storeTraces([EMAIL, ...OTHERS])
  const references = others.map(({ reference }) => reference)
  const emails = async () =>
    (await db.select().from(mailOutbox).where(inArray(mailOutbox.bookingReference, references))).length
  const before = await emails()
  expect(before).toBe(2 * OTHERS.length)

  const call = (action: string) =>
    testApp.send(`POST /api/admin/privacy/${action}` as 'POST x', { token, body: { email: EMAIL } })
  await testApp.send(`PUT /api/admin/bookings/${own?.id}/status`, { token, body: { status: 'declined' } })
  const { body: exported } = await call('export')
  const named = exported.emails.map((email: { bookingReference: string }) => email.bookingReference)
  expect(new Set(named)).toEqual(new Set([own?.reference]))
  expect(exported.auditTrail.map(({ subject }: { subject: string }) => subject)).toEqual([
    `staff ${EMAIL}`,
    `booking ${own?.reference}`,
  ])

  expect(await call('erase')).toMatchObject({ status: 200, body: { erased: { stays: 1 } } })
  expect(await emails()).toBe(before)
  expect(await db.select().from(idempotencyKeys)).toHaveLength(OTHERS.length)
  const entries = await db
    .select()
    .from(auditTrail)
    .where(like(auditTrail.subject, 'staff %'))
    .orderBy(auditTrail.id)
  expect(entries.map(({ subject, after }) => ({ subject, after }))).toEqual([
    { subject: 'staff an erased person', after: null },
    ...OTHERS.map((email) => ({ subject: `staff ${email}`, after: { email } })),
  ])
})

test('erases the texts of messages and payments from the stored answers, and no others', async () => {
  const { db } = testApp.database
  await db.delete(idempotencyKeys)
  const stays = []
  for (const [index, email] of ['frances@example.com', 'other@example.com'].entries()) {
    const { body: stay } = await testApp.send('POST /api/bookings', {
      body: { ...requestBody(email, index), lodgeId: 9 },
    })
    const by = (kind: string) => ({ 'idempotency-key': `${kind} of ${email}` })
    const text = `private words of stay ${index}`
    await testApp.send(`POST /api/bookings/${stay.reference}/messages?key=${stay.key}`, {
      body: { text },
      headers: by('a question'),
    })
    await testApp.send(`POST /api/admin/bookings/${stay.id}/thread`, {
      token,
      body: { text },
      headers: by('an answer'),
    })
    await testApp.send(`POST /api/admin/bookings/${stay.id}/messages`, {
      token,
      body: { subject: text, message: text },
      headers: by('an email'),
    })
    await testApp.send('POST /api/admin/payments', {
      token,
      body: { bookingId: stay.id, amount: '10', paymentMethod: 'cash', status: 'completed', notes: text },
      headers: by('a payment'),
    })
    await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: { status: 'declined' } })
    stays.push(stay)
  }
  const answers = async () => JSON.stringify(await db.select().from(idempotencyKeys))
  expect((await answers()).match(/of stay 0/g)?.length).toBeGreaterThanOrEqual(3)
  const before = (await answers()).match(/of stay 1/g)?.length
  const body = { email: 'frances@example.com' }
  expect(await testApp.send('POST /api/admin/privacy/erase', { token, body })).toMatchObject({ status: 200 })
  expect(await answers()).not.toContain('of stay 0')
  expect((await answers()).match(/of stay 1/g)?.length).toBe(before)
})
