import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AdminEvent } from '#contract/messages/inbox.ts'
import { SIGNED_OUT } from '#contract/messages/message-limits.ts'
import type { StayEvent } from '#contract/messages/messages.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import type { PubSub } from '#server/platform/pubsub/pubsub.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TestSocket } from '#server/testing/test-socket.ts'

/** Two instances on one database, with events between them. */
const receivers: ((text: string) => void)[] = []
const joinBus = (): PubSub => ({
  publish: (text) => {
    for (const receive of receivers) receive(text)
  },
  subscribe: async (receive) => {
    receivers.push(receive)
  },
  close: async () => {},
})

let first: TestApp
let second: TestApp
let bases: string[]
let token: string
let stay: { id: number; reference: string; key: string }
let other: { reference: string; key: string }
beforeAll(async () => {
  first = await createTestApp({ parts: { pubsub: joinBus() } })
  second = await createTestApp({ parts: { pubsub: joinBus(), database: first.database } })
  bases = []
  for (const { app } of [first, second])
    bases.push((await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws'))
  token = await first.adminToken()
  const guest = { name: 'Grace Guest', email: 'grace@example.com', guests: 2, lodgeId: 1 }
  const book = async (checkIn: string, checkOut: string) =>
    (await first.send('POST /api/bookings', { body: { ...guest, checkIn, checkOut } })).body
  stay = await book('2027-01-10', '2027-01-12')
  other = await book('2027-01-12', '2027-01-14')
})
afterAll(async () => {
  await second.app.close()
  await first.close()
})

const opened: TestSocket<StayEvent | AdminEvent>[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.drop()
})

async function guestSocket(base = bases[1], of: { reference: string; key: string } = stay) {
  const socket = new TestSocket<StayEvent>(`${base}/api/bookings/${of.reference}/live?key=${of.key}`)
  opened.push(socket as never)
  await (await socket.opened()).next('ready')
  return socket
}

async function adminSocket(base = bases[1], sent = token) {
  const socket = new TestSocket<AdminEvent>(`${base}/api/admin/live`)
  opened.push(socket as never)
  await socket.opened()
  socket.send({ type: 'token', token: sent })
  return socket
}

const guestWrites = (text: string, of: { reference: string; key: string } = stay) =>
  first.send(`POST /api/bookings/${of.reference}/messages?key=${of.key}`, { body: { text } })
const ownerWrites = (text: string) =>
  first.send(`POST /api/admin/bookings/${stay.id}/thread`, { token, body: { text } })

test('a guest on one instance learns of an answer on another, and of no other stay', async () => {
  const guest = await guestSocket()
  const stranger = await guestSocket(bases[1], other)
  const { id } = (await ownerWrites('Welcome')).body
  expect(await guest.next('message')).toEqual({ type: 'message', id })
  await first.send(`DELETE /api/admin/bookings/${stay.id}/thread/${id}`, { token })
  expect(await guest.next('hidden')).toEqual({ type: 'hidden', id })
  const own = (await guestWrites('For me', other)).body
  expect(await stranger.next('message')).toEqual({ type: 'message', id: own.id })
})

test('a guest learns that a booking of the lodge has changed, on any instance', async () => {
  const guest = await guestSocket()
  const path = `PUT /api/admin/bookings/${stay.id}/status` as const
  expect((await first.send(path, { token, body: { status: 'confirmed' } })).status).toBe(200)
  expect(await guest.next('booking')).toEqual({ type: 'booking' })
})

test('answers a ping, so that a page notices a lost network', async () => {
  const guest = await guestSocket()
  guest.send({ type: 'ping' })
  expect(await guest.next('pong')).toEqual({ type: 'pong' })
})

test.each(['', 'wrong'])('refuses the socket of a stay with the key "%s"', async (key) => {
  const socket = new TestSocket(`${bases[0]}/api/bookings/${stay.reference}/live?key=${key}`)
  expect(await socket.refused()).toBe(404)
})

test('refuses the sockets to pages of other sites', async () => {
  const origin = { origin: 'https://evil.example' }
  const addresses = [`/api/bookings/${stay.reference}/live?key=${stay.key}`, '/api/admin/live']
  for (const address of addresses)
    expect(await new TestSocket(`${bases[0]}${address}`, origin).refused()).toBe(403)
})

test('the admin area learns of requests, messages, rooms, payments, closures and reading on any instance', async () => {
  const admin = await adminSocket()
  expect(await admin.next('ready')).toEqual({ type: 'ready' })
  const { reference } = stay
  await guestWrites('Hello')
  expect(await admin.next('message')).toEqual({ type: 'message', reference })
  await first.send('POST /api/admin/inbox/read', { token, body: { kind: 'stay', reference } })
  await admin.next('read')
  await first.send('POST /api/chat/xrp-lodge', { body: { userName: 'Ada', message: 'Hi' } })
  expect(await admin.next('chat')).toEqual({ type: 'chat', lodgeSlug: 'xrp-lodge' })
  const guest = { name: 'Ada Guest', email: 'ada@example.com', guests: 2, lodgeId: 2 }
  const request = { ...guest, checkIn: '2027-01-10', checkOut: '2027-01-12' }
  await first.send('POST /api/bookings', { body: request })
  expect(await admin.next('booking')).toEqual({ type: 'booking', lodgeSlug: 'doge-lodge' })
  first.context.emit({ type: 'payments_changed' })
  await admin.next('payment')
  const closure = { lodgeSlug: 'mew-lodge', from: '2027-01-10', to: '2027-01-12', reason: 'New roof' }
  await first.send('POST /api/admin/closures', { token, body: closure })
  expect(await admin.next('calendar')).toEqual({ type: 'calendar' })
})

test('announces a busy room less often than it is written to', async () => {
  const admin = await adminSocket(bases[0])
  await admin.next('ready')
  for (let number = 0; number < 50; number++)
    first.events.emit({ type: 'chat_hidden', lodgeSlug: 'xrp-lodge', id: number })
  first.events.emit({ type: 'payments_changed' })
  await admin.next('payment')
  expect(admin.received.filter(({ type }) => type === 'chat')).toHaveLength(1)
})

test('closes a socket without a valid token', async () => {
  const admin = await adminSocket(bases[0], 'x'.repeat(43))
  expect(await admin.closed()).toBe(SIGNED_OUT)
})

test('housekeepers get no events', async () => {
  const { db } = first.database
  await db.update(adminUsers).set({ role: 'housekeeper' })
  const admin = await adminSocket(bases[0])
  const code = await admin.closed()
  await db.update(adminUsers).set({ role: 'admin' }).where(eq(adminUsers.role, 'housekeeper'))
  expect(code).toBe(SIGNED_OUT)
})
