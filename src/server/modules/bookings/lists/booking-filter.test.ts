import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
const references: Record<string, string> = {}
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  await book('late', { lodgeId: 1, checkIn: '2027-03-10', checkOut: '2027-03-14', name: 'Ada Late' })
  await book('first', { lodgeId: 2, checkIn: '2027-02-01', checkOut: '2027-02-05', phone: '+1 555 0134' })
  await book('long', { lodgeId: 1, checkIn: '2027-02-10', checkOut: '2027-03-10', email: 'long@example.org' })
})
afterAll(() => testApp.close())

async function book(as: string, change: object): Promise<void> {
  const body = { name: 'Grace Guest', email: 'grace@example.com', guests: 2, ...change }
  const { status, body: booked } = await testApp.send('POST /api/bookings', { body })
  expect(status).toBe(201)
  references[as] = booked.reference
  testApp.clock.pass(1000)
}

const list = async (query: string) => {
  const { body } = await testApp.send(`GET /api/admin/bookings?${query}`, { token })
  const names = Object.fromEntries(Object.entries(references).map(([name, reference]) => [reference, name]))
  return body.map(({ reference }: { reference: string }) => names[reference]).join(' ')
}

test.each([
  ['', 'long first late'],
  ['sort=created', 'long first late'],
  ['sort=checkIn', 'first long late'],
  ['lodge=xrp-lodge', 'long late'],
  ['lodge=no-lodge', ''],
  ['from=2027-03-10', 'late'],
  ['to=2027-02-10', 'first'],
  ['from=2027-02-05&to=2027-02-10', ''],
  ['from=2027-02-04&to=2027-02-11&sort=checkIn', 'first long'],
  ['search=doge%20lodge', 'first'],
  ['search=555%200134', 'first'],
  ['search=LONG@', 'long'],
  ['search=ada', 'late'],
  ['search=2027-03-10', 'long late'],
  ['search=Mon,%201%20Feb%202027', 'first'],
  ['search=lodge&lodge=xrp-lodge&to=2027-03-01', 'long'],
  ['status=confirmed', ''],
  ['stage=answer', 'long first late'],
  ['stage=upcoming', ''],
  ['stage=cancelled', ''],
  ['sort=checkIn&limit=1&offset=1', 'long'],
])('with %j the list is %j', async (query, expected) => {
  expect(await list(query)).toBe(expected)
})

test('finds a name however its letters were typed, also one from before names were composed', async () => {
  await book('zoe', { lodgeId: 3, checkIn: '2027-03-10', checkOut: '2027-03-14', name: 'Zoe\u0308 Typed' })
  const found = () =>
    Promise.all(['Zo\u00eb', 'Zoe\u0308'].map((name) => list(`search=${encodeURIComponent(name)}`)))
  expect(await found()).toEqual(['zoe', 'zoe'])
  await testApp.database.db
    .update(bookings)
    .set({ guestName: 'Zoe\u0308 Typed' })
    .where(eq(bookings.guestName, 'Zo\u00eb Typed'))
  expect(await found()).toEqual(['zoe', 'zoe'])
})

test('finds a booking by its reference and exports it alone', async () => {
  expect(await list(`search=${references.first?.toLowerCase()}`)).toBe('first')
  const file = await testApp.send('GET /api/admin/bookings.csv?lodge=doge-lodge', { token })
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(2)
})

test('counts what a filter finds, and lists how a booking came', async () => {
  const count = async (query: string) =>
    (await testApp.send(`GET /api/admin/bookings/count?${query}`, { token })).body.total
  expect(await count('lodge=doge-lodge')).toBe(1)
  expect(await count('stage=past')).toBe(0)
  const { body } = await testApp.send('GET /api/admin/bookings?lodge=doge-lodge', { token })
  expect(body[0].source).toBe('website')
})

test.each(['sort=name', 'stage=odd', 'from=tomorrow'])('refuses %j with 400', async (query) => {
  expect((await testApp.send(`GET /api/admin/bookings?${query}`, { token })).status).toBe(400)
})
