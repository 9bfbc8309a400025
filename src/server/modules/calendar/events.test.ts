import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const events = '/api/admin/calendar-events'
const anEvent = {
  title: 'New roof',
  description: 'Bring a ladder',
  eventDate: '2026-12-01',
  startTime: '09:00',
  endTime: '17:00',
  lodgeSlug: 'doge-lodge',
  eventType: 'maintenance',
}
const create = async (change: object = {}) =>
  (await testApp.send(`POST ${events}`, { token, body: { ...anEvent, ...change } })).body
const listed = async () => (await testApp.send(`GET ${events}`, { token })).body
const closed = async () =>
  (await testApp.send('GET /api/lodges/doge-lodge/availability?from=2026-11-25&to=2026-12-20')).body
    .unavailable

test('a deleted event opens its night and is restored as the same event', async () => {
  const event = await create()
  expect(await closed()).toMatchObject([{ from: '2026-12-01', to: '2026-12-02', reason: 'closed' }])
  expect((await testApp.send(`DELETE ${events}/${event.id}`, { token })).status).toBe(204)
  expect(await listed()).toEqual([])
  expect(await closed()).toEqual([])
  expect((await testApp.send(`DELETE ${events}/${event.id}`, { token })).status).toBe(404)
  expect((await testApp.send(`PUT ${events}/${event.id}`, { token, body: anEvent })).status).toBe(404)
  const restored = await testApp.send(`POST ${events}/${event.id}/restore`, { token })
  const active = { ...event, changedAt: new Date(testApp.clock.now()).toISOString() }
  expect([restored.status, restored.body]).toEqual([200, active])
  expect((await testApp.send(`POST ${events}/${event.id}/restore`, { token })).body).toEqual(active)
  expect(await listed()).toEqual([active])
  expect(await closed()).toHaveLength(1)
  expect((await testApp.send(`POST ${events}/999999/restore`, { token })).status).toBe(404)
  const trail = (await testApp.send('GET /api/admin/audit', { token })).body
  const onEvents = trail.filter(({ subject }: { subject: string }) => subject.startsWith('event '))
  expect(onEvents.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete', 'create'])
})

test('an event that another owner has changed since it was seen is not overwritten', async () => {
  const seen = { ...anEvent, lodgeSlug: null, eventDate: '2026-12-11' }
  const event = await create(seen)
  const put = (body: object) => testApp.send(`PUT ${events}/${event.id}`, { token, body })
  const atOneLodge = { ...seen, lodgeSlug: 'mew-lodge' }
  expect((await put({ ...atOneLodge, seen })).status).toBe(200)
  const dragged = await put({ ...seen, eventDate: '2026-12-12', seen })
  expect(dragged).toMatchObject({
    status: 409,
    body: { detail: 'Someone else has changed this event meanwhile. Please look at their changes first.' },
  })
  expect(dragged.body.current).toEqual(atOneLodge)
  expect((await listed()).find(({ id }: { id: number }) => id === event.id)).toMatchObject(atOneLodge)
  // The answer of the first change was lost.
  expect((await put({ ...atOneLodge, seen })).status).toBe(200)
  expect((await put({ ...atOneLodge, eventDate: '2026-12-12', seen: atOneLodge })).status).toBe(200)
  // Who has seen nothing replaces what stands.
  expect((await put(seen)).body).toEqual({ ...event, changedAt: expect.any(String) })
  await testApp.send(`DELETE ${events}/${event.id}`, { token })
})

test('an event over midnight closes the night of its date when its type closes', async () => {
  const night = { startTime: '20:00', endTime: '02:00', lodgeSlug: 'mew-lodge', eventDate: '2026-12-31' }
  const closedAtMew = async () =>
    (await testApp.send('GET /api/lodges/mew-lodge/availability?from=2026-12-25&to=2027-01-10')).body
      .unavailable
  expect(await create({ ...night, eventType: 'event' })).toMatchObject({
    startTime: '20:00',
    endTime: '02:00',
  })
  expect(await closedAtMew()).toEqual([])
  const event = await create(night)
  expect(await closedAtMew()).toEqual([{ from: '2026-12-31', to: '2027-01-01', reason: 'closed' }])
  const body = { ...anEvent, ...night, startTime: '22:00', endTime: '06:00' }
  expect((await testApp.send(`PUT ${events}/${event.id}`, { token, body })).status).toBe(200)
})

test('accepts times with seconds, and rejects an event without length', async () => {
  const event = await create({ startTime: '09:00:00', endTime: '11:30:59', eventDate: '2027-03-01' })
  expect(event).toMatchObject({ startTime: '09:00', endTime: '11:30' })
  const body = { ...anEvent, startTime: '17:00:00', endTime: '17:00:30' }
  expect((await testApp.send(`PUT ${events}/${event.id}`, { token, body })).status).toBe(400)
  for (const endTime of ['09:00', '09:00:30', '24:00:00', '11:30:60'])
    expect((await testApp.send(`POST ${events}`, { token, body: { ...anEvent, endTime } })).status).toBe(400)
})

test('creates an event on each of several days, across months', async () => {
  const body = { ...anEvent, title: 'Painters', eventDate: '2027-01-30', lastDate: '2027-02-02' }
  const made = await testApp.send(`POST ${events}/days`, { token, body })
  expect(made.status).toBe(201)
  expect(made.body.map(({ eventDate }: { eventDate: string }) => eventDate)).toEqual([
    '2027-01-30',
    '2027-01-31',
    '2027-02-01',
    '2027-02-02',
  ])
  expect(made.body[3]).toMatchObject({ title: 'Painters', startTime: '09:00', lodgeSlug: 'doge-lodge' })
})

test.each([
  [{ lastDate: '2026-11-30' }, 400],
  [{ lastDate: '2027-03-01' }, 400],
  [{ lastDate: 'soon' }, 400],
  [{ lastDate: '2026-12-03', endTime: '09:00' }, 400],
  [{ lastDate: '2026-12-03', lodgeSlug: 'no-lodge' }, 422],
])('rejects invalid days without creating an event: %j', async (change, status) => {
  const before = (await listed()).length
  const made = await testApp.send(`POST ${events}/days`, { token, body: { ...anEvent, ...change } })
  expect(made.status).toBe(status)
  expect(await listed()).toHaveLength(before)
})

test('lists the imported stays that touch a range', async () => {
  const { db } = testApp.database
  const channel = {
    lodgeSlug: 'xrp-lodge',
    name: 'Airbnb',
    url: 'https://a.example/c.ics',
    createdAt: '2026-11-01',
  }
  const [{ id = 0 } = {}] = await db.insert(channels).values(channel).returning()
  const stay = (uid: string, fromDate: string, toDate: string) => ({
    channelId: id,
    lodgeSlug: 'xrp-lodge',
    uid,
    fromDate,
    toDate,
  })
  await db
    .insert(importedStays)
    .values([
      stay('before', '2026-11-20', '2026-12-01'),
      stay('into', '2026-11-28', '2026-12-02'),
      stay('in', '2026-12-10', '2026-12-12'),
      stay('after', '2027-01-01', '2027-01-02'),
    ])
  const see = (query: string) => testApp.send(`GET /api/admin/imported-stays?${query}`, { token })
  expect((await see('from=2026-12-01&to=2027-01-01')).body).toMatchObject([
    { lodgeName: 'XRP Lodge', feedName: 'Airbnb', from: '2026-11-28', to: '2026-12-02' },
    { from: '2026-12-10', to: '2026-12-12' },
  ])
  expect((await see('from=2026-12-01&to=2027-12-01')).status).toBe(400)
})

test('an event closes its night when it says so, else when it is maintenance or a booking', async () => {
  const days = [...Array(5).keys()].map((day) => `2027-01-${10 + day}`)
  const saved = [
    await create({ eventDate: days[0] }),
    await create({ eventDate: days[1], closesNights: false }),
    await create({ eventDate: days[2], eventType: 'event' }),
    await create({ eventDate: days[3], eventType: 'event', closesNights: true }),
  ]
  expect(saved.map(({ closesNights }) => closesNights)).toEqual([true, false, false, true])
  const january = async () =>
    (await testApp.send('GET /api/lodges/doge-lodge/availability?from=2027-01-05&to=2027-01-20')).body
      .unavailable
  const nights = async () => (await january()).map(({ from, to }: { from: string; to: string }) => [from, to])
  expect(await nights()).toEqual([
    [days[0], days[1]],
    [days[3], days[4]],
  ])
  const seen = { ...anEvent, eventDate: days[0] }
  const put = (body: object) => testApp.send(`PUT ${events}/${saved[0].id}`, { token, body })
  expect((await put({ ...seen, closesNights: false, seen })).body.closesNights).toBe(false)
  expect((await put({ ...seen, title: 'Roof', seen })).status).toBe(409)
  expect(await nights()).toEqual([[days[3], days[4]]])
})
