import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportDispute } from '#server/modules/payments/disputes.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
const clock = testClock('2027-03-01T20:00:00Z')
beforeAll(async () => {
  testApp = await createTestApp({ clock })
})
afterAll(() => testApp.close())

const problems = async () =>
  (await testApp.send('GET /api/admin/problems', { token: await testApp.adminToken() })).body

test('names emails that wait, late and broken channels, and nights that are sold twice', async () => {
  const nothing = { channels: [], soldTwice: [], doorsWithoutCode: [], disputes: 0 }
  expect(await problems()).toEqual({ ...nothing, emails: { waiting: 0, sends: false } })
  const dates = { checkIn: '2027-04-10', checkOut: '2027-04-12' }
  const guest = { name: 'Grace', email: 'grace@example.com', guests: 2, lodgeId: 1 }
  const { body: stay } = await testApp.send('POST /api/bookings', { body: { ...guest, ...dates } })
  const now = new Date(clock.now()).toISOString()
  const feed = { lodgeSlug: 'xrp-lodge', url: 'https://example.com/a.ics', createdAt: now }
  const [late, broken] = await testApp.context.db
    .insert(channels)
    .values([
      { ...feed, name: 'Airbnb', lastSyncedAt: now },
      { ...feed, name: 'Vrbo', lastSyncedAt: now, lastError: 'status 404' },
    ])
    .returning()
  await testApp.context.db.insert(importedStays).values({
    channelId: late?.id ?? 0,
    uid: 'one',
    lodgeSlug: 'xrp-lodge',
    fromDate: '2027-04-11',
    toDate: '2027-04-13',
  })
  clock.pass(7 * 3_600_000)
  expect(await problems()).toEqual({
    ...nothing,
    emails: { waiting: expect.any(Number), sends: false },
    channels: [
      { id: late?.id, name: 'Airbnb', lodgeName: 'XRP Lodge', state: 'late' },
      { id: broken?.id, name: 'Vrbo', lodgeName: 'XRP Lodge', state: 'broken' },
    ],
    soldTwice: [{ reference: stay.reference, guestName: 'Grace', lodgeName: 'XRP Lodge' }],
  })
  expect((await problems()).emails.waiting).toBeGreaterThan(0)
  expect((await testApp.send('GET /api/admin/problems')).status).toBe(401)
})

test('counts a dispute until the bank has decided', async () => {
  const now = new Date(clock.now()).toISOString()
  const intentId = 'pi_disputed'
  await testApp.context.db.insert(payments).values({
    amount: '100.00',
    status: 'completed',
    stripePaymentId: intentId,
    createdAt: now,
    updatedAt: now,
    triedAt: now,
  })
  await reportDispute(testApp.context, { intentId, state: 'opened', cents: 10_000 })
  expect((await problems()).disputes).toBe(1)
  await reportDispute(testApp.context, { intentId, state: 'won', cents: 10_000 })
  expect((await problems()).disputes).toBe(0)
})
