import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const address = '/api/admin/closures'
const events = '/api/admin/calendar-events'
const close = (change: object) =>
  testApp.send(`POST ${address}`, {
    token,
    body: { lodgeSlug: 'doge-lodge', from: '2026-12-01', to: '2026-12-04', reason: 'New roof', ...change },
  })
const unavailable = async (slug: string) =>
  (await testApp.send(`GET /api/lodges/${slug}/availability?from=2026-11-25&to=2027-06-01`)).body.unavailable
const book = async (lodgeId: number, checkIn: string, checkOut: string) =>
  testApp.send('POST /api/bookings', {
    body: { name: 'Grace Guest', email: 'grace@example.com', guests: 1, lodgeId, checkIn, checkOut },
  })
const decide = (id: number, status: string) =>
  testApp.send(`PUT /api/admin/bookings/${id}/status`, { token, body: { status } })

test('a closure closes its nights until it is changed or removed', async () => {
  const made = await close({})
  expect(made).toMatchObject({ status: 201, body: { lodgeSlug: 'doge-lodge', reason: 'New roof' } })
  expect(await unavailable('doge-lodge')).toEqual([
    { from: '2026-12-01', to: '2026-12-04', reason: 'closed' },
  ])
  expect((await book(2, '2026-12-03', '2026-12-05')).status).toBe(409)
  const file = (await testApp.send('GET /api/lodges/doge-lodge/calendar.ics')).body
  expect(file).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261204')
  const changedAt = new Date(testApp.clock.now()).toISOString()
  const body = { ...made.body, from: '2026-12-02', to: '2026-12-03', changedAt }
  expect((await testApp.send(`PUT ${address}/${made.body.id}`, { token, body })).body).toMatchObject(body)
  const listed = (query: string) => testApp.send(`GET ${address}?${query}`, { token })
  expect((await listed('from=2026-12-02&to=2026-12-03')).body).toEqual([{ ...made.body, ...body }])
  expect((await listed('from=2026-12-03&to=2026-12-09')).body).toEqual([])
  expect((await book(2, '2026-12-03', '2026-12-05')).status).toBe(201)
  expect((await testApp.send(`DELETE ${address}/${made.body.id}`, { token })).status).toBe(204)
  expect((await testApp.send(`DELETE ${address}/${made.body.id}`, { token })).status).toBe(404)
  expect((await testApp.send(`PUT ${address}/${made.body.id}`, { token, body })).status).toBe(404)
  expect(await unavailable('doge-lodge')).toEqual([
    { from: '2026-12-03', to: '2026-12-05', reason: 'booked' },
  ])
})

test('a closure that another owner has changed since it was seen is not overwritten', async () => {
  const { body: made } = await close({ lodgeSlug: 'cardano-lodge', from: '2027-05-01', to: '2027-05-06' })
  const { lodgeSlug, from, to, reason } = made
  const seen = { lodgeSlug, from, to, reason }
  const put = (body: object) => testApp.send(`PUT ${address}/${made.id}`, { token, body })
  const longer = { ...seen, to: '2027-05-11' }
  expect((await put({ ...longer, seen })).status).toBe(200)
  const refused = await put({ ...seen, reason: 'A new roof', seen })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      detail: 'Someone else has changed this closure meanwhile. Please look at their changes first.',
    },
  })
  expect(refused.body.current).toEqual(longer)
  expect(refused.body).not.toHaveProperty('bookings')
  expect(await unavailable('cardano-lodge')).toEqual([{ from, to: '2027-05-11', reason: 'closed' }])
  // The answer of the first change was lost.
  expect((await put({ ...longer, seen })).status).toBe(200)
  const both = await Promise.all(
    ['Mine', 'Yours'].map((words) => put({ ...longer, reason: words, seen: longer })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  // Who has seen nothing replaces what stands.
  expect((await put(seen)).body).toEqual({ ...made, changedAt: expect.any(String) })
  await testApp.send(`DELETE ${address}/${made.id}`, { token })
})

test('refuses a closure over stays, naming their guests, unless forced', async () => {
  const { body: requested } = await book(3, '2027-01-10', '2027-01-13')
  const { body: confirmed } = await book(4, '2027-01-12', '2027-01-15')
  await decide(confirmed.id, 'confirmed')
  const { body: declined } = await book(5, '2027-01-10', '2027-01-13')
  await decide(declined.id, 'declined')
  const nights = { lodgeSlug: null, from: '2027-01-12', to: '2027-01-20' }
  const refused = await close(nights)
  expect(refused.status).toBe(409)
  expect(refused.body.bookings).toMatchObject([
    { reference: requested.reference, guestName: 'Grace Guest', checkIn: '2027-01-10', status: 'requested' },
    { reference: confirmed.reference, lodgeName: 'PEPE Lodge', checkOut: '2027-01-15', status: 'confirmed' },
  ])
  expect(refused.body.detail).toContain(`Grace Guest (${requested.reference}) at Shiba Inu Lodge`)
  expect((await testApp.send(`GET ${address}`, { token })).body).toEqual([])
  const forced = await close({ ...nights, force: true })
  expect(forced.status).toBe(201)
  const change = (body: object) =>
    testApp.send(`PUT ${address}/${forced.body.id}`, { token, body: { ...forced.body, ...body } })
  expect((await change({ reason: 'A wedding' })).status).toBe(200)
  // More nights of a stay that was closed in part.
  const earlier = await change({ from: '2027-01-11' })
  expect(earlier.body.bookings).toMatchObject([{ reference: requested.reference }])
  const { body: later } = await book(3, '2027-01-20', '2027-01-22')
  const longer = await change({ to: '2027-01-21' })
  expect([longer.status, longer.body.bookings?.length]).toEqual([409, 1])
  expect(longer.body.bookings).toMatchObject([{ reference: later.reference }])
  expect((await change({ to: '2027-01-21', force: true })).status).toBe(200)
  await testApp.send(`DELETE ${address}/${forced.body.id}`, { token })
})

test('a lodge closed on the nights is no alternative to a taken stay', async () => {
  const stay = [9, '2027-04-10', '2027-04-13'] as const
  await book(...stay)
  const sisters = async (): Promise<string[]> =>
    (await book(...stay)).body.alternatives
      .filter(({ checkIn }: { checkIn: string }) => checkIn === stay[1])
      .map(({ lodgeSlug }: { lodgeSlug: string }) => lodgeSlug)
  const [nearest = ''] = await sisters()
  const { body } = await close({ lodgeSlug: nearest, from: '2027-04-12', to: '2027-04-20' })
  expect(await sisters()).not.toContain(nearest)
  expect((await sisters()).length).toBe(3)
  await testApp.send(`DELETE ${address}/${body.id}`, { token })
  expect((await sisters())[0]).toBe(nearest)
  const { body: all } = await close({ lodgeSlug: null, from: '2027-04-12', to: '2027-04-20', force: true })
  expect(await sisters()).toEqual([])
  await testApp.send(`DELETE ${address}/${all.id}`, { token })
})

test('an overdue request and a departure do not prevent a closure', async () => {
  await book(6, '2027-02-01', '2027-02-03')
  expect((await close({ lodgeSlug: 'tezos-lodge', from: '2027-02-03', to: '2027-02-05' })).status).toBe(201)
  const before = new Date(testApp.clock.now()).toISOString()
  testApp.clock.pass(49 * 3_600_000)
  token = (
    await testApp.send('POST /api/admin/login', {
      body: { email: 'owner@example.com', password: 'correct horse battery' },
    })
  ).body.token
  expect((await close({ lodgeSlug: 'tezos-lodge', from: '2027-02-01', to: '2027-02-03' })).status).toBe(201)
  testApp.clock.set(before)
})

test.each([
  [{ to: '2026-12-01' }, 400],
  [{ to: '2026-11-30' }, 400],
  [{ reason: ' ' }, 400],
  [{ lodgeSlug: undefined }, 400],
  [{ lodgeSlug: 'no-lodge' }, 422],
])('rejects an invalid closure: %j', async (change, status) => {
  expect((await close(change)).status).toBe(status)
})

test.each([
  ['a closure', () => close({ lodgeSlug: 'bonk-lodge', from: '2027-03-02', to: '2027-03-03', force: true })],
  [
    'a maintenance event',
    () =>
      testApp.send(`POST ${events}`, {
        token,
        body: {
          title: 'New roof',
          eventDate: '2027-03-02',
          startTime: '09:00',
          endTime: '17:00',
          lodgeSlug: '',
          eventType: 'maintenance',
        },
      }),
  ],
])('a request cannot be confirmed under %s until the nights are open', async (kind, closeNights) => {
  const { body: stay } = await book(8, '2027-03-01', '2027-03-04')
  const closed = await closeNights()
  expect(closed.status).toBe(201)
  const refused = await decide(stay.id, 'confirmed')
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    `Nights of this stay are closed: New roof (${formatDate('2027-03-02')}). Open them first, or decline the request.`,
  ])
  const at = kind === 'a closure' ? address : events
  await testApp.send(`DELETE ${at}/${closed.body.id}`, { token })
  expect((await decide(stay.id, 'confirmed')).body.status).toBe('confirmed')
  await decide(stay.id, 'cancelled')
})

test('an event over a stay is saved and returns the stays whose nights it closes', async () => {
  const { body: stay } = await book(9, '2027-04-01', '2027-04-04')
  const body = {
    title: 'New roof',
    eventDate: '2027-04-03',
    startTime: '09:00',
    endTime: '17:00',
    lodgeSlug: stay.lodgeSlug,
    eventType: 'maintenance',
  }
  const made = await testApp.send(`POST ${events}`, { token, body })
  expect(made).toMatchObject({ status: 201, body: { bookings: [{ reference: stay.reference }] } })
  const put = (change: object) =>
    testApp.send(`PUT ${events}/${made.body.id}`, { token, body: { ...body, ...change } })
  expect((await put({ title: 'Roof' })).body.bookings).toHaveLength(1)
  expect((await put({ eventType: 'cleaning' })).body).not.toHaveProperty('bookings')
  expect((await put({ eventDate: '2027-04-04' })).body).not.toHaveProperty('bookings')
  const days = await testApp.send(`POST ${events}/days`, { token, body: { ...body, lastDate: '2027-04-04' } })
  expect(days.body.map(({ bookings }: { bookings?: unknown[] }) => bookings?.length ?? 0)).toEqual([1, 0])
  const listed = (await testApp.send(`GET ${events}`, { token })).body
  expect(listed.some((event: object) => 'bookings' in event)).toBe(false)
})
