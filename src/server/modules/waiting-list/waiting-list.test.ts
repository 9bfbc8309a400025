import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { waitingList } from '#server/platform/database/tables/emails.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { composeFreeAgain, notifyWaiting } from './notify-waiting.ts'

const HOUR = 3_600_000
const clock = testClock()
let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  clock.set('2026-11-21T12:00:00Z')
  await testApp.database.db.delete(waitingList)
  await testApp.database.db.delete(mailOutbox)
  await testApp.database.db.update(bookings).set({ status: 'cancelled' })
  await take()
})

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-07' }
async function take(dates = stay) {
  const body = { name: 'Ada', email: 'ada@example.com', guests: 2, lodgeId: 2, ...dates }
  expect((await testApp.send('POST /api/bookings', { body })).status).toBe(201)
}
const free = () => testApp.database.db.update(bookings).set({ status: 'cancelled' })
const join = (email: string, change: object = {}, app = testApp) =>
  app.send('POST /api/lodges/doge-lodge/waiting-list', { body: { ...stay, guests: 2, email, ...change } })
const notified = async () =>
  (
    await testApp.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'waiting-list-free'))
      .orderBy(asc(mailOutbox.id))
  ).map(({ recipient }) => recipient)
const run = () => notifyWaiting(testApp.context)
const leaveKey = async (template: string) => {
  const [row] = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, template))
    .orderBy(asc(mailOutbox.id))
  return row?.unsubscribeUrl?.replace(/^https?:\/\/[^/]+/, '') ?? ''
}

test('a stay whose nights are taken can be waited for, one that is free cannot', async () => {
  const joined = await join('grace@example.com')
  expect(joined.status).toBe(201)
  expect(joined.body).toEqual({ id: expect.any(Number), state: 'waiting' })
  expect((await join('Grace@Example.com')).body.id).toBe(joined.body.id)
  expect((await join('grace@example.com', { checkIn: '2026-12-20', checkOut: '2026-12-22' })).status).toBe(
    409,
  )
  const rule = await join('grace@example.com', { guests: 10 })
  expect(rule.status).toBe(422)
  expect(rule.body.errors[0].path).toBe('guests')
  expect((await join('no address')).status).toBe(400)
  expect(
    (
      await testApp.send('POST /api/lodges/no-lodge/waiting-list', {
        body: { ...stay, guests: 2, email: 'a@example.com' },
      })
    ).status,
  ).toBe(404)
  const [entry, ...others] = (await testApp.send('GET /api/admin/waiting-list?lodge=doge-lodge', { token }))
    .body
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...stay,
    lodgeSlug: 'doge-lodge',
    lodgeName: 'DOGE Lodge',
    guests: 2,
    email: 'grace@example.com',
    state: 'waiting',
    notifiedAt: null,
  })
  expect((await testApp.send('GET /api/admin/waiting-list?lodge=pepe-lodge', { token })).body).toEqual([])
  expect((await testApp.send('GET /api/admin/waiting-list')).status).toBe(401)
})

test('an address waits for at most three stays', async () => {
  for (const checkOut of ['2026-12-05', '2026-12-06', '2026-12-07'])
    expect((await join('many@example.com', { checkOut })).status).toBe(201)
  const refused = await join('many@example.com', { checkIn: '2026-12-05' })
  expect(refused.status).toBe(429)
  expect((await join('other@example.com', { checkIn: '2026-12-05' })).status).toBe(201)
})

test('the first to join is notified when the whole stay is free, the next two hours later while it stays free', async () => {
  await join('first@example.com')
  await join('second@example.com', { checkIn: '2026-12-05', checkOut: '2026-12-08' })
  await join('third@example.com')
  expect(await run()).toBe(0)
  await free()
  await take({ checkIn: '2026-12-07', checkOut: '2026-12-09' })
  expect(await run()).toBe(1)
  await run()
  expect(await notified()).toEqual(['first@example.com'])
  clock.pass(2 * HOUR - 1000)
  await run()
  expect(await notified()).toHaveLength(1)
  clock.pass(1000)
  await run()
  // The second also waits for a night that is taken.
  expect(await notified()).toEqual(['first@example.com', 'third@example.com'])
  await take()
  clock.pass(3 * HOUR)
  await run()
  expect(await notified()).toHaveLength(2)
  const [email] = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'waiting-list-free'))
  expect(email?.text).toContain(
    '/lodge/doge-lodge?checkIn=2026-12-04&checkOut=2026-12-07&party=2#reservation',
  )
  expect(email?.text).toMatch(/Leave the waiting list:\nhttp\S+\/waiting-list\/\d+\?key=/)
})

test('an email that waited until the nights were taken again is not sent, and its entry waits on', async () => {
  const { body } = await join('back@example.com')
  await free()
  expect(await run()).toBe(1)
  await take()
  expect(await composeFreeAgain(testApp.context, body.id)).toEqual({ reason: 'the nights are taken again' })
  expect(await run()).toBe(0)
  await free()
  expect(await run()).toBe(1)
  expect(await notified()).toEqual(['back@example.com', 'back@example.com'])
})

test('an entry ends by one press, also one of a mail program, and with its check-in date', async () => {
  const { body } = await join('gone@example.com')
  const address = await leaveKey('waiting-list-joined')
  expect(address).toMatch(new RegExp(`^/api/waiting-list/${body.id}/leave\\?key=`))
  expect((await testApp.send(`POST /api/waiting-list/${body.id}/leave?key=wrong`)).status).toBe(404)
  const pressed = await testApp.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(204)
  expect((await testApp.send(`POST ${address}`)).status).toBe(204)
  await join('late@example.com')
  await free()
  clock.set('2026-12-05T12:00:00Z')
  await run()
  expect(await notified()).toEqual([])
})

test('with a mail server an entry counts once its address is confirmed', async () => {
  const other = await createTestApp({ clock, environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await other.send('POST /api/bookings', {
    body: { name: 'Ada', email: 'ada@example.com', guests: 2, lodgeId: 2, ...stay },
  })
  const joined = await join('grace@example.com', {}, other)
  expect(joined.body.state).toBe('to_confirm')
  await join('sure@example.com', {}, other)
  await other.database.db
    .insert(confirmedEmails)
    .values({ email: 'sure@example.com', confirmedAt: '2026-01-01T00:00:00Z' })
  const [email] = await other.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'waiting-list-confirm'))
  const link = /\/confirm-waiting-list\?id=\d+&key=\S+/.exec(email?.text ?? '')?.[0] ?? ''
  await other.database.db.update(bookings).set({ status: 'cancelled' })
  expect(await notifyWaiting(other.context)).toBe(1)
  clock.pass(2 * HOUR)
  expect(await notifyWaiting(other.context)).toBe(0)
  const opened = await other.send(`GET ${link}`)
  expect(opened.status).toBe(303)
  expect(opened.headers.location).toMatch(/\/waiting-list\/\d+\?key=\S+&confirmed=yes$/)
  expect(await notifyWaiting(other.context)).toBe(1)
  await other.close()
})

test('joining is limited for a network', async () => {
  const other = await createTestApp({ clock, environment: { RATE_LIMIT: 'on' } })
  await other.send('POST /api/bookings', {
    body: { name: 'Ada', email: 'ada@example.com', guests: 2, lodgeId: 2, ...stay },
  })
  for (let number = 0; number < 10; number += 1)
    expect((await join(`n${number}@example.com`, {}, other)).status).toBe(201)
  expect((await join('n11@example.com', {}, other)).status).toBe(429)
  await other.close()
})

test('what is stored about who waits is exported and erased', async () => {
  await join('private@example.com')
  const body = { email: 'private@example.com' }
  const exported = await testApp.send('POST /api/admin/privacy/export', { token, body })
  expect(exported.body.waitingList).toMatchObject([
    { ...stay, lodgeSlug: 'doge-lodge', email: 'private@example.com' },
  ])
  const erased = await testApp.send('POST /api/admin/privacy/erase', { token, body })
  expect(erased.body.erased).toMatchObject({ waitingList: 1 })
  expect(await testApp.database.db.$count(waitingList)).toBe(0)
})
