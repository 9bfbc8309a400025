import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  await send('POST', 'bookings', aStay('Ada', 1, '2027-02-27', '2027-03-02'))
  await send('POST', 'bookings', aStay('Bob', 2, '2027-03-09', '2027-03-12'))
  await send('POST', 'bookings', aStay('Leaver', 1, '2027-02-25', '2027-02-27'))
  await send('POST', 'closures', closure('doge-lodge', '2027-02-01', '2027-03-02'))
  await send('POST', 'closures', { ...closure(null, '2027-03-20', '2027-03-22') })
  for (const eventDate of ['2027-03-04', '2027-03-25'])
    await send('POST', 'calendar-events', event(eventDate))
  await testApp.send('PUT /api/admin/lodges/xrp-lodge/rates', {
    token,
    body: { from: '2027-03-01', to: '2027-03-02', price: 700 },
  })
})
afterAll(() => testApp.close())

const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
  expect((await testApp.send(`${method} /api/admin/${path}`, { token, body })).status).toBe(201)
const aStay = (name: string, lodgeId: number, checkIn: string, checkOut: string) => ({
  ...{ name, lodgeId, checkIn, checkOut },
  ...{ guests: 2, source: 'phone', status: 'confirmed', totalPrice: 900 },
})
const closure = (lodgeSlug: string | null, from: string, to: string) => ({
  ...{ lodgeSlug, from, to, reason: 'A new roof' },
})
const event = (eventDate: string) => ({
  ...{ title: 'Chimney sweep', eventDate, eventType: 'cleaning', lodgeSlug: 'xrp-lodge' },
  ...{ startTime: '09:00', endTime: '10:00' },
})
const read = (query: string) => testApp.send(`GET /api/admin/timeline?${query}`, { token })

test('answers with everything that stands on the nights of a range', async () => {
  const { body } = await read('from=2027-03-01&to=2027-03-15')
  expect(body.stays).toMatchObject([
    { guestName: 'Ada', lodgeSlug: 'xrp-lodge', source: 'phone', totalCents: 90_000, guests: 2 },
    { guestName: 'Bob', lodgeSlug: 'doge-lodge', checkIn: '2027-03-09', checkOut: '2027-03-12' },
  ])
  expect(body.stays[0].reference).toMatch(/^\w{10}$/)
  expect(body.closures).toMatchObject([{ lodgeSlug: 'doge-lodge', to: '2027-03-02' }])
  expect(body.events).toMatchObject([{ title: 'Chimney sweep', eventDate: '2027-03-04' }])
  expect(body.imported).toEqual([])
  expect(body.lodges).toHaveLength(16)
  expect(body.lodges[0]).toMatchObject({ slug: 'xrp-lodge', overrides: [{ date: '2027-03-01', price: 700 }] })
})

test('answers for one lodge, with the closures of all lodges', async () => {
  const { body } = await read('from=2027-03-01&to=2027-03-22&lodge=doge-lodge')
  expect(body.stays.map(({ guestName }: { guestName: string }) => guestName)).toEqual(['Bob'])
  expect(body.closures).toHaveLength(2)
  expect(body.events).toEqual([])
  expect(body.lodges).toMatchObject([{ slug: 'doge-lodge' }])
})

test('answers for some lodges', async () => {
  const { body } = await read('from=2027-03-01&to=2027-03-22&lodges=doge-lodge&lodges=pepe-lodge')
  expect(body.stays.map(({ guestName }: { guestName: string }) => guestName)).toEqual(['Bob'])
  expect(body.closures).toHaveLength(2)
  expect(body.lodges.map(({ slug }: { slug: string }) => slug)).toEqual(['doge-lodge', 'pepe-lodge'])
})

test.each([
  ['from=2027-03-01&to=2028-03-01', 200],
  ['from=2027-03-01&to=2028-06-01', 400],
  ['from=2027-03-01&to=2027-03-01', 400],
  ['from=2027-03-01&to=2027-03-02&lodge=no-lodge', 404],
  ['from=2027-03-01&to=2027-03-02&lodges=No lodge', 400],
])('%s is %i', async (query, status) => {
  expect((await read(query)).status).toBe(status)
})
