import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { attachMonth } from './accountant.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: testClock('2027-04-02T12:00:00Z') })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const address = (email: string) => testApp.send('PUT /api/admin/accountant', { token, body: { email } })
const sendMonth = (key = 'one') =>
  testApp.send('POST /api/admin/reports/month/send', {
    token,
    body: { month: '2027-03' },
    headers: { 'idempotency-key': `month-${key}` },
  })

test('the month is sent only once an address is known, which is kept', async () => {
  expect((await sendMonth()).status).toBe(422)
  expect((await address('no address')).status).toBe(400)
  expect((await address('anna@example.com')).body).toEqual({ email: 'anna@example.com', sends: false })
  const read = await testApp.send('GET /api/admin/accountant', { token })
  expect(read.body).toEqual({ email: 'anna@example.com', sends: false })
})

test('one email brings both files, made when it is sent', async () => {
  await address('anna@example.com')
  expect((await sendMonth('two')).body).toEqual({ recipient: 'anna@example.com', sends: false })
  // A repeated press with a lost answer sends nothing again.
  await sendMonth('two')
  const { db } = testApp.context
  const emails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'anna@example.com'))
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ subject: 'Figures of March 2027', validUntil: null })
  const files = await attachMonth(testApp.context, {
    bookingReference: null,
    occasion: emails[0]?.occasion ?? null,
  })
  expect(files.map(({ filename }) => filename)).toEqual(['month-2027-03.csv', 'payments-2027-03.csv'])
  expect(files[0]?.content).toContain('2027-03,XRP Lodge,')
  expect(files[1]?.content).toContain('date,kind,number,purpose')
  const trail = await db.select().from(auditTrail).where(eq(auditTrail.action, 'export'))
  expect(trail).toMatchObject([{ subject: "month's figures to the accountant", after: { month: '2027-03' } }])
})

test('other emails bring no files of a month', async () => {
  expect(await attachMonth(testApp.context, { bookingReference: null, occasion: null })).toEqual([])
})

test('an empty address removes it', async () => {
  await address('anna@example.com')
  expect((await address('')).body.email).toBeNull()
})
