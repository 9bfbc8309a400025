import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  const fees = [
    { name: 'Dog fee', kind: 'per_dog', amount: 40 },
    { name: 'Extra guest', kind: 'per_extra_guest_night', above: 2, amount: 25 },
  ]
  await testApp.send('PUT /api/admin/lodges/doge-lodge/charges', { token, body: { fees, taxes: [] } })
})
afterAll(() => testApp.close())

const family = { adults: 2, children: 2, infants: 1, dogs: 2 }
const stay = { checkIn: '2027-03-04', checkOut: '2027-03-07' }
const guest = { name: 'Fay Family', email: 'fay@example.com', lodgeId: 2 }
const inQuery = (party: object) => new URLSearchParams({ ...stay, ...party })
const quote = (party: object, slug = 'doge-lodge') =>
  testApp.send(`GET /api/lodges/${slug}/quote?${inQuery(party)}`)
const book = (body: object) => testApp.send('POST /api/bookings', { body: { ...guest, ...stay, ...body } })
const fees = (lines: { kind: string; name: string; cents: number }[]) =>
  lines.filter(({ kind }) => kind === 'fee').map(({ name, cents }) => [name, cents])

test('a quote counts dogs and extra guests and names how many', async () => {
  const { body } = await quote(family)
  expect(body).toMatchObject(family)
  expect(fees(body.lines)).toEqual([
    ['Dog fee (2 dogs)', 8_000],
    ['Extra guest (2 extra guests × 3 nights)', 15_000],
  ])
  const alone = await quote({ guests: 2 })
  expect(alone.body).toMatchObject({ adults: 2, children: 0, infants: 0, dogs: 0 })
  expect(fees(alone.body.lines)).toEqual([])
})

test('a booking keeps its party, a change request and the owner change it', async () => {
  const { status, body } = await book(family)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...family, guests: 4 })
  const path = `/api/bookings/${body.reference}/change-request?key=${body.key}` as const
  const requested = await testApp.send(`POST ${path}`, { body: { dogs: 1, children: 1 } })
  expect(requested.body.changeRequest).toMatchObject({
    adults: 2,
    children: 1,
    infants: 1,
    dogs: 1,
    guests: 3,
  })
  const booking = `PUT /api/admin/bookings/${body.id}` as const
  await testApp.send(`${booking}/change-request`, { token, body: { accept: true } })
  const changed = await testApp.send(booking, { token, body: { adults: 1 } })
  expect(changed.body).toMatchObject({ adults: 1, children: 1, infants: 1, dogs: 1, guests: 2 })
})

test.each([
  ['xrp-lodge', 1, 'No dogs at XRP Lodge'],
  ['doge-lodge', 3, 'DOGE Lodge takes at most 2 dogs'],
])('%s refuses %i dogs, also in a search', async (slug, dogs, message) => {
  const { status, body } = await quote({ guests: 2, dogs }, slug)
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ path: 'dogs', message }])
  const search = await testApp.send(`GET /api/search?${inQuery({ guests: 2, dogs })}`)
  const found = search.body.lodges.find((lodge: { slug: string }) => lodge.slug === slug)
  expect(found).toMatchObject({ isFree: false, reason: 'too_many_dogs' })
})

test('the owner sets how many dogs a lodge takes, and the search counts them', async () => {
  const slug = 'pepe-lodge'
  const path = `PUT /api/admin/lodges/${slug}` as const
  const edited = await testApp.send(path, { token, body: { maxDogs: 1 } })
  expect(edited.body.maxDogs).toBe(1)
  expect((await quote({ guests: 2, dogs: 1 }, slug)).status).toBe(200)
  const refused = await testApp.send(path, { token, body: { maxDogs: 10 } })
  expect(refused.status).toBe(400)
})

test('staff enters a party, and the day sheet shows it', async () => {
  const entry = { ...guest, ...stay, checkIn: '2027-05-04', checkOut: '2027-05-06', ...family }
  const body = { ...entry, source: 'phone', status: 'confirmed' }
  const { status } = await testApp.send('POST /api/admin/bookings', { token, body })
  expect(status).toBe(201)
  const sheet = await testApp.send('GET /api/admin/day?date=2027-05-04', { token })
  expect(sheet.body.arrivals[0]).toMatchObject({ ...family, guests: 4 })
})

test('refuses a fee for extra guests without its number of guests', async () => {
  const body = { fees: [{ name: 'Extra', kind: 'per_extra_guest_night', amount: 5 }], taxes: [] }
  const { status } = await testApp.send('PUT /api/admin/lodges/doge-lodge/charges', { token, body })
  expect(status).toBe(400)
})
