import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StayMessage } from '#contract/messages/messages.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

type Booked = { id: number; reference: string; key: string }

let testApp: TestApp
let token: string
let days = 1
beforeAll(async () => {
  testApp = await createTestApp({ environment: { ADMIN_EMAIL: 'office@example.com' } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

/** A request of its own nights, without the e-mails about it. */
async function book(app = testApp): Promise<Booked> {
  days += 2
  const day = days
  const checkIn = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10)
  const checkOut = new Date(Date.UTC(2027, 0, day + 2)).toISOString().slice(0, 10)
  const body = { name: 'Grace Guest', email: 'grace@example.com', checkIn, checkOut, guests: 2, lodgeId: 1 }
  const booked = (await app.send('POST /api/bookings', { body })).body
  await app.database.db.delete(mailOutbox)
  return booked
}

const guestPath = ({ reference, key }: Booked, more = '') =>
  `/api/bookings/${reference}/messages${more}?key=${key}` as const
const guestWrites = (stay: Booked, text: string, headers = {}, app = testApp) =>
  app.send(`POST ${guestPath(stay)}`, { body: { text }, headers })
const ownerWrites = (stay: Booked, text: string, headers = {}) =>
  testApp.send(`POST /api/admin/bookings/${stay.id}/thread`, { token, body: { text }, headers })
const asGuest = async (stay: Booked, after = ''): Promise<StayMessage[]> =>
  (await testApp.send(`GET ${guestPath(stay)}${after}`)).body
const asOwner = async (stay: Booked): Promise<StayMessage[]> =>
  (await testApp.send(`GET /api/admin/bookings/${stay.id}/thread`, { token })).body
const texts = (messages: StayMessage[]) => messages.map(({ from, text }) => `${from}: ${text}`)
const hide = (stay: Booked, id: number) =>
  testApp.send(`DELETE /api/admin/bookings/${stay.id}/thread/${id}`, { token })
const waiting = () => testApp.database.db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt))

test('guest and owner read the same messages in order, each with what is unread', async () => {
  const stay = await book()
  const first = await guestWrites(stay, '  Is there a sauna?  ')
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ from: 'guest', text: 'Is there a sauna?', isUnread: false })
  const second = await ownerWrites(stay, 'Yes.\nIt is behind the lodge.')
  expect(second.status).toBe(201)
  const said = ['guest: Is there a sauna?', 'owner: Yes.\nIt is behind the lodge.']
  expect(texts(await asGuest(stay))).toEqual(said)
  expect(texts(await asOwner(stay))).toEqual(said)
  expect((await asGuest(stay)).map(({ isUnread }) => isUnread)).toEqual([false, true])
  expect((await asOwner(stay)).map(({ isUnread }) => isUnread)).toEqual([true, false])
  expect(texts(await asGuest(stay, `&after=${first.body.id}`))).toEqual(said.slice(1))
  await testApp.send(`POST ${guestPath(stay, '/read')}`, { body: {} })
  expect((await asGuest(stay)).some(({ isUnread }) => isUnread)).toBe(false)
})

test.each([
  ['wrong key', (stay: Booked) => ({ ...stay, key: `${stay.key.slice(0, -1)}!` })],
  ['key of another stay', (stay: Booked, other: Booked) => ({ ...stay, key: other.key })],
  ['unknown reference', (stay: Booked) => ({ ...stay, reference: 'ZZZZZZZZZZ' })],
  ['empty key', (stay: Booked) => ({ ...stay, key: '' })],
])('answers 404 for every call with %s', async (_name, change) => {
  const stay = await book()
  await guestWrites(stay, 'A secret')
  const wrong = change(stay, await book())
  const answers = [
    await testApp.send(`GET ${guestPath(wrong)}`),
    await guestWrites(wrong, 'Hello'),
    await testApp.send(`POST ${guestPath(wrong, '/read')}`, { body: {} }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(404)
    expect(JSON.stringify(body)).not.toContain('secret')
  }
  expect(texts(await asOwner(stay))).toEqual(['guest: A secret'])
})

test.each([
  ['', 'Message is required'],
  [' \u200B\n', 'Message is required'],
  ['x'.repeat(2001), 'A message has at most 2,000 characters'],
])('refuses an empty and an endless text', async (text, message) => {
  const stay = await book()
  for (const { status, body } of [await guestWrites(stay, text), await ownerWrites(stay, text)])
    expect([status, body.detail]).toEqual([400, message])
  expect(await asOwner(stay)).toEqual([])
})

test('accepts 2,000 characters', async () => {
  const stay = await book()
  expect((await guestWrites(stay, 'x'.repeat(2000))).status).toBe(201)
})

test('stores a repeated call with the same Idempotency-Key once, for each side', async () => {
  const stay = await book()
  const headers = { 'idempotency-key': 'same' }
  const [first, again] = [await guestWrites(stay, 'Once', headers), await guestWrites(stay, 'Once', headers)]
  expect(again.body).toEqual(first.body)
  expect((await guestWrites(stay, 'Other', headers)).status).toBe(422)
  await Promise.all([ownerWrites(stay, 'Mine', headers), ownerWrites(stay, 'Mine', headers)])
  expect(texts(await asGuest(stay))).toEqual(['guest: Once', 'owner: Mine'])
})

test('a cancelled stay can still be written about', async () => {
  const stay = await book()
  await testApp.send(`POST /api/bookings/${stay.reference}/cancel?key=${stay.key}`)
  expect((await guestWrites(stay, 'When is the refund?')).status).toBe(201)
  expect((await ownerWrites(stay, 'Today.')).status).toBe(201)
})

test('the owner hides a message from both sides', async () => {
  const stay = await book()
  const { id } = (await guestWrites(stay, 'Rude')).body
  await guestWrites(stay, 'Polite')
  expect((await hide(stay, id)).status).toBe(204)
  expect((await hide(stay, id)).status).toBe(204)
  expect(texts(await asGuest(stay))).toEqual(['guest: Polite'])
  expect(texts(await asOwner(stay))).toEqual(['guest: Polite'])
  const { body: audit } = await testApp.send('GET /api/admin/audit?limit=1', { token })
  expect(audit[0]).toMatchObject({ action: 'hide', before: { text: 'Rude' } })
  const other = await book()
  expect((await hide(other, (await guestWrites(stay, 'Kind')).body.id)).status).toBe(404)
  expect(texts(await asGuest(stay))).toEqual(['guest: Polite', 'guest: Kind'])
})

test('one email leads the guest to a burst of messages, without their text', async () => {
  const stay = await book()
  await ownerWrites(stay, 'The road is icy')
  await ownerWrites(stay, 'Take chains')
  const emails = await waiting()
  expect(emails).toMatchObject([
    { recipient: 'grace@example.com', subject: 'You have a new message about your stay at XRP Lodge' },
  ])
  expect(emails[0]?.text).toContain(`/booking/${stay.reference}?key=`)
  expect(emails[0]?.text + (emails[0]?.html ?? '')).not.toMatch(/icy|chains|Grace/)
  await testApp.send(`POST ${guestPath(stay, '/read')}`, { body: {} })
  expect(await waiting()).toEqual([])
  await ownerWrites(stay, 'And a shovel')
  expect(await waiting()).toHaveLength(1)
})

test('one email leads the owner to the inbox, without text and name of the guest', async () => {
  const stay = await book()
  await guestWrites(stay, 'Buy cheap pills')
  await guestWrites(stay, 'Hello?')
  const emails = await waiting()
  expect(emails.map(({ recipient }) => recipient)).toEqual(['office@example.com'])
  expect(emails[0]?.text).toContain(`/admin/inbox?stay=${stay.reference}`)
  expect(emails[0]?.text + (emails[0]?.html ?? '')).not.toMatch(/pills|Grace|grace/)
  const read = { kind: 'stay', reference: stay.reference }
  expect((await testApp.send('POST /api/admin/inbox/read', { token, body: read })).status).toBe(204)
  expect(await waiting()).toEqual([])
})

test('an email about a message that was not read stays when only older ones were', async () => {
  const stay = await book()
  const { id } = (await ownerWrites(stay, 'First')).body
  await ownerWrites(stay, 'Second')
  await testApp.send(`POST ${guestPath(stay, '/read')}`, { body: { upTo: id } })
  expect(await waiting()).toHaveLength(1)
  expect((await asGuest(stay)).map(({ isUnread }) => isUnread)).toEqual([false, true])
})

test.each([
  ['guest', ownerWrites],
  ['owner', guestWrites],
])('a hidden message sends the %s no email, and the next one does', async (_reader, write) => {
  const stay = await book()
  const first = (await write(stay, 'First')).body.id
  const second = (await write(stay, 'Second')).body.id
  await hide(stay, second)
  expect(await waiting()).toHaveLength(1)
  await hide(stay, first)
  expect(await waiting()).toEqual([])
  await write(stay, 'Third')
  expect(await waiting()).toHaveLength(1)
})

test('an email is dropped when all that is shown was read', async () => {
  const stay = await book()
  const { id } = (await ownerWrites(stay, 'First')).body
  await hide(stay, (await ownerWrites(stay, 'Second')).body.id)
  await testApp.send(`POST ${guestPath(stay, '/read')}`, { body: { upTo: id } })
  expect(await waiting()).toEqual([])
})

test('limits the messages of a stay in a minute, not the owner', async () => {
  const limited = await createTestApp({ environment: { RATE_LIMIT: 'on' } })
  const stay = await book(limited)
  const statuses: number[] = []
  const write = (number: number) =>
    guestWrites(stay, `number ${number}`, { 'idempotency-key': `key ${number}` }, limited)
  for (let number = 0; number < 12; number++) statuses.push((await write(number)).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
  // What was stored already is answered as it was: a lost answer is no further message.
  expect((await write(9)).status).toBe(201)
  limited.clock.pass(61_000)
  expect((await guestWrites(stay, 'Later', {}, limited)).status).toBe(201)
  await limited.close()
})
