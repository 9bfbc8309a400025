import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { expireOverdue } from '../expiry.ts'

const TODAY = '2026-11-21T20:00:00Z'
/** Around midnight at the lodge, in Denver, of the check-out date. */
const LAST_EVENING = '2026-11-23T06:59:00Z'
const CHECK_OUT_DATE = '2026-11-23T07:00:00Z'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(() => at(TODAY))

async function at(instant: string): Promise<void> {
  testApp.clock.set(instant)
  const { email, password } = testAdmin
  token = (await testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
}

const stay = { name: 'Grace Guest', guests: 2, lodgeId: 1, checkIn: '2026-11-21', checkOut: '2026-11-23' }
const request = async () =>
  (await testApp.send('POST /api/bookings', { body: { ...stay, email: 'grace@example.com' } })).body
const decide = (id: number, status: string) =>
  testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status } })

test('an owner confirms a request until its check-out date at the lodge, and no longer', async () => {
  const { id } = await request()
  await at(CHECK_OUT_DATE)
  const late = await decide(id, 'confirmed')
  expect([late.status, late.body.detail]).toEqual([
    409,
    'The requested dates have passed. Please decline the request.',
  ])
  await at(LAST_EVENING)
  expect((await decide(id, 'confirmed')).status).toBe(200)
  expect((await decide(id, 'cancelled')).status).toBe(200)
})

test('a request ends on its check-out date at the lodge', async () => {
  const { id, reference } = await request()
  await at(LAST_EVENING)
  expect(await expireOverdue(testApp.context)).toBe(0)
  await at(CHECK_OUT_DATE)
  expect(await expireOverdue(testApp.context)).toBe(1)
  const { body } = await testApp.send(`GET /api/admin/bookings/${id}`, { token })
  expect(body).toMatchObject({
    status: 'declined',
    isExpired: true,
    history: [{}, { status: 'declined', by: 'expiry' }],
  })
  const emails = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.bookingReference, reference))
  expect(emails.at(-1)?.text).toContain('your request could not be confirmed and the nights are free again')
})

test('staff enters a request of past dates and confirms it', async () => {
  const past = {
    ...stay,
    checkIn: '2026-10-01',
    checkOut: '2026-10-03',
    source: 'owner',
    status: 'requested',
  }
  const { id } = (await testApp.send('POST /api/admin/bookings', { token, body: past })).body
  expect(await expireOverdue(testApp.context)).toBe(0)
  expect((await decide(id, 'confirmed')).status).toBe(200)
})
