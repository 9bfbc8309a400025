import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

let testApp: TestApp
let token: string
const clock = testClock('2027-03-01T20:00:00Z')
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const admin = (name: Parameters<TestApp['send']>[0], body?: object) =>
  testApp.send(name, { token, ...(body && { body }) })

async function aRequest(lodgeId: number) {
  const { body } = await testApp.send('POST /api/bookings', {
    body: {
      name: 'Grace Guest',
      email: 'grace@example.com',
      checkIn: '2027-04-10',
      checkOut: '2027-04-13',
      guests: 2,
      lodgeId,
    },
  })
  return body as { id: number; reference: string }
}

const emailsAbout = (reference: string) =>
  testApp.context.db.select().from(mailOutbox).where(eq(mailOutbox.bookingReference, reference))
const decide = (id: number, status: string) => admin(`PUT /api/admin/bookings/${id}/status`, { status })
const undo = (id: number) => admin(`POST /api/admin/bookings/${id}/undo`)

test.each([
  ['confirmed', 1],
  ['declined', 2],
])('a %s stay waits 30 seconds for its email, and undo takes both back', async (status, lodgeId) => {
  const { id, reference } = await aRequest(lodgeId)
  const before = (await admin(`GET /api/admin/bookings/${id}`)).body
  const earlier = await emailsAbout(reference)
  expect((await decide(id, status)).body.status).toBe(status)
  const ids = new Set(earlier.map((email) => email.id))
  const decided = (await emailsAbout(reference)).filter((email) => !ids.has(email.id))
  expect(decided.map(({ nextTryAt }) => nextTryAt)).toContain(new Date(clock.now() + 30_000).toISOString())
  expect((await admin(`GET /api/admin/bookings/${id}`)).body.canUndo).toBe(true)
  const undone = await undo(id)
  expect(undone.status).toBe(200)
  expect(undone.body).toMatchObject({ status: 'requested', until: before.until, canUndo: false })
  expect(undone.body.history.at(-1)).toMatchObject({
    status: 'undone',
    note: `Status ${status} → requested`,
  })
  expect(await emailsAbout(reference)).toEqual(earlier)
})

test('rejects an undo once an email of the decision was sent', async () => {
  const { id, reference } = await aRequest(3)
  await decide(id, 'confirmed')
  await testApp.context.db
    .update(mailOutbox)
    .set({ sentAt: new Date(clock.now()).toISOString(), nextTryAt: null })
    .where(eq(mailOutbox.bookingReference, reference))
  expect((await undo(id)).status).toBe(409)
})

test('rejects the undo of a decline whose nights were taken meanwhile', async () => {
  const { id } = await aRequest(4)
  await decide(id, 'declined')
  await aRequest(4)
  expect((await undo(id)).body.code).toBe('dates_taken')
})

test('rejects the undo of a decline whose nights were closed meanwhile', async () => {
  const { id } = await aRequest(6)
  await decide(id, 'declined')
  const closure = { lodgeSlug: 'tezos-lodge', from: '2027-04-11', to: '2027-04-12', reason: 'Repair' }
  expect((await admin('POST /api/admin/closures', closure)).status).toBe(201)
  const { status, body } = await undo(id)
  expect([status, body.code]).toEqual([409, 'conflict'])
})

test('a debt that is written off is not due any more, until it is undone', async () => {
  const { id } = await aRequest(5)
  await decide(id, 'confirmed')
  clock.pass(90 * 24 * 3_600_000)
  token = await testApp.adminToken()
  const isDue = async () =>
    (await admin('GET /api/admin/due')).body.some((stay: { id: number }) => stay.id === id)
  const { money } = (await admin(`GET /api/admin/bookings/${id}`)).body
  expect(await isDue()).toBe(true)
  expect((await admin(`POST /api/admin/bookings/${id}/write-off`, { reason: ' ' })).status).toBe(400)
  const { status, body } = await admin(`POST /api/admin/bookings/${id}/write-off`, { reason: 'Moved away' })
  expect(status).toBe(200)
  expect(body.money).toMatchObject({
    dueCents: 0,
    writtenOffCents: money.dueCents,
    totalCents: money.totalCents,
  })
  expect(body.history.at(-1)).toMatchObject({ status: 'written_off' })
  expect(await isDue()).toBe(false)
  const again = await admin(`POST /api/admin/bookings/${id}/write-off`, { reason: 'Moved away' })
  expect(again.status).toBe(409)
  expect((await undo(id)).body.money).toEqual(money)
  expect(await isDue()).toBe(true)
})
