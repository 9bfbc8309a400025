import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
let stay: { id: number; reference: string; key: string }
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12', guests: 2, lodgeId: 2 }
  const body = { name: 'Grace Guest', email: 'grace@example.com', ...dates }
  stay = (await testApp.send('POST /api/bookings', { body })).body
})
afterAll(() => testApp.close())

const inbox = async (): Promise<InboxEntry[]> => (await testApp.send('GET /api/admin/inbox', { token })).body
const counts = async () => (await testApp.send('GET /api/admin/inbox/counts', { token })).body
const read = (body: object) => testApp.send('POST /api/admin/inbox/read', { token, body })
const guestWrites = async (text: string): Promise<number> => {
  testApp.clock.pass(1000)
  const path = `/api/bookings/${stay.reference}/messages?key=${stay.key}` as const
  return (await testApp.send(`POST ${path}`, { body: { text } })).body.id
}
const guestChats = async (message: string): Promise<number> => {
  testApp.clock.pass(1000)
  const body = { userName: 'Ada', message }
  return (await testApp.send('POST /api/chat/xrp-lodge', { body })).body.id
}

test('is empty without messages, and a waiting request is counted', async () => {
  expect(await inbox()).toEqual([])
  expect(await counts()).toEqual({ unread: 0, requests: 1, changes: 0 })
})

test('lists rooms and stays, the latest first, with what is unread for all staff', async () => {
  await guestChats('Hi')
  await guestWrites('Is there a sauna?')
  const lastChat = await guestChats('x'.repeat(300))
  expect(await inbox()).toEqual([
    {
      kind: 'room',
      lodgeSlug: 'xrp-lodge',
      lodgeName: 'XRP Lodge',
      reference: null,
      bookingId: null,
      title: 'XRP Lodge',
      lastText: 'x'.repeat(200),
      lastAt: new Date(testApp.clock.now()).toISOString(),
      lastFrom: 'guest',
      unread: 2,
    },
    {
      kind: 'stay',
      lodgeSlug: 'doge-lodge',
      lodgeName: 'DOGE Lodge',
      reference: stay.reference,
      bookingId: stay.id,
      title: 'Grace Guest',
      lastText: 'Is there a sauna?',
      lastAt: new Date(testApp.clock.now() - 1000).toISOString(),
      lastFrom: 'guest',
      unread: 1,
    },
  ])
  expect(await counts()).toEqual({ unread: 3, requests: 1, changes: 0 })
  expect((await read({ kind: 'room', lodgeSlug: 'xrp-lodge', upTo: lastChat - 1 })).status).toBe(204)
  expect((await inbox()).map(({ unread }) => unread)).toEqual([1, 1])
  await read({ kind: 'room', lodgeSlug: 'xrp-lodge' })
  // An older mark from another screen takes nothing back.
  await read({ kind: 'room', lodgeSlug: 'xrp-lodge', upTo: 1 })
  await read({ kind: 'stay', reference: stay.reference })
  expect((await inbox()).map(({ unread }) => unread)).toEqual([0, 0])
  expect(await counts()).toEqual({ unread: 0, requests: 1, changes: 0 })
})

test("the owner's own messages are not unread", async () => {
  const answer = { token, body: { message: 'Welcome' } }
  await testApp.send('POST /api/admin/lodges/xrp-lodge/chat', answer)
  await testApp.send(`POST /api/admin/bookings/${stay.id}/thread`, { token, body: { text: 'Yes' } })
  expect(await counts()).toMatchObject({ unread: 0 })
  expect((await inbox()).find(({ kind }) => kind === 'stay')).toMatchObject({
    lastText: 'Yes',
    lastFrom: 'owner',
    unread: 0,
  })
})

test('a hidden message is neither last nor unread', async () => {
  const id = await guestWrites('Rude')
  await testApp.send(`DELETE /api/admin/bookings/${stay.id}/thread/${id}`, { token })
  expect((await inbox()).find(({ kind }) => kind === 'stay')).toMatchObject({ lastText: 'Yes', unread: 0 })
  expect(await counts()).toMatchObject({ unread: 0 })
})

test('of more than 200 rooms those with the latest messages are listed', async () => {
  const { db } = testApp.database
  await db.execute(sql`
    insert into lodges
    select (jsonb_populate_record(l, jsonb_build_object('id', n, 'slug', 'lodge-' || n, 'name', 'Lodge ' || n))).*
    from generate_series(17, 216) n join lodges l on l.id = 1`)
  await db.execute(sql`
    insert into chat_rooms (lodge_slug) select slug from lodges where id > 16`)
  await db.execute(sql`
    with said as (
      insert into chat_messages (lodge_slug, user_name, message, timestamp)
      select slug, 'Ada', 'Hi', now() from lodges where id > 16
      returning lodge_slug, id
    )
    update chat_rooms set newest_id = said.id from said where said.lodge_slug = chat_rooms.lodge_slug`)
  const rooms = (await inbox()).filter(({ kind }) => kind === 'room').map(({ lodgeSlug }) => lodgeSlug)
  expect(rooms).toHaveLength(200)
  // Its messages are older than those of the 200 others.
  expect(rooms).not.toContain('xrp-lodge')
})

test('an unread stay is listed behind 200 stays with later messages', async () => {
  const { db } = testApp.database
  await guestWrites('Are you there?')
  await db.execute(sql`
    with stays as (
      insert into bookings
      select (jsonb_populate_record(b, jsonb_build_object(
        'id', b.id + n, 'reference', 'R' || n, 'status', 'declined', 'check_in', b.check_in + 10 * n, 'check_out', b.check_out + 10 * n))).*
      from generate_series(1, 200) n join bookings b on b.id = ${stay.id}
      returning id
    ), said as (
      insert into stay_messages (booking_id, "from", text, at)
      select id, 'owner', 'Goodbye', now() from stays
      returning booking_id, id, at
    )
    insert into stay_threads (booking_id, newest_id, last_at)
    select booking_id, id, '2027-12-01' from said`)
  const stays = (await inbox()).filter(({ kind }) => kind === 'stay')
  expect(stays).toHaveLength(200)
  expect(stays.filter(({ unread }) => unread > 0).map(({ bookingId }) => bookingId)).toEqual([stay.id])
})

test.each([
  [{ kind: 'room', lodgeSlug: 'no-lodge' }, 404],
  [{ kind: 'stay', reference: 'ZZZZZZZZZZ' }, 404],
  [{ kind: 'room' }, 400],
  [{ kind: 'stay' }, 400],
  [{ kind: 'other' }, 400],
])('marking %j as read is %i', async (body, status) => {
  expect((await read(body)).status).toBe(status)
})
