import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const request = (change: object = {}) =>
  testApp.send('POST /api/bookings', {
    body: {
      ...{ name: 'Grace Guest', email: 'grace@example.com', guests: 2, lodgeId: 1 },
      ...{ checkIn: '2026-11-22', checkOut: '2026-11-24', ...change },
    },
    headers: { 'user-agent': 'A browser' },
  })
const versions = async () => (await testApp.send('GET /api/lodges/xrp-lodge')).body.terms
const record = async (id: number) => (await testApp.send(`GET /api/admin/bookings/${id}`, { token })).body

test('a booking stores what its guest has agreed to, and refuses texts of before', async () => {
  const before = await versions()
  expect(before).toEqual({ terms: expect.any(String), rules: expect.any(String) })
  const body = { houseRules: ['No frogs in the tub'] }
  await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body })
  await testApp.send('PUT /api/admin/pages/terms', { token, body: { text: 'Be kind.' } })
  const present = await versions()
  expect(present.terms).not.toBe(before.terms)
  expect(present.rules).not.toBe(before.rules)
  const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03' }
  const stale = await request({ ...dates, accepted: before })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({ code: 'conflict', terms: present })
  const booked = await request({ ...dates, accepted: present })
  expect(booked.status).toBe(201)
  expect((await record(booked.body.id)).agreement).toEqual({
    ...present,
    ...{ at: '2026-11-21T12:00:00.000Z', address: '127.0.0.1', userAgent: 'A browser' },
  })
  const without = await request({ checkIn: '2026-12-05', checkOut: '2026-12-07' })
  expect((await record(without.body.id)).agreement).toBeNull()
  const exported = await testApp.send('POST /api/admin/privacy/export', {
    token,
    body: { email: 'grace@example.com' },
  })
  expect(exported.body.agreements).toHaveLength(1)
})

test('the door code waits for the arrival form, which the day sheet shows', async () => {
  await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body: { isArrivalFormRequired: true } })
  expect((await testApp.send('GET /api/lodges/xrp-lodge')).body.isArrivalFormRequired).toBe(true)
  const { body: guide } = await testApp.send('GET /api/admin/lodges/xrp-lodge/guide', { token })
  const { lockProvider: _, lockError: _error, ...edited } = guide
  await testApp.send('PUT /api/admin/lodges/xrp-lodge/guide', {
    token,
    body: { ...edited, doorCode: '4711' },
  })
  const { body: stay } = await request()
  const own = `/api/bookings/${stay.reference}/arrival?key=${stay.key}`
  const form = {
    ...{ arrivalTime: '17:30', phone: '+1 555 0100', guestNames: ['Grace', 'Alan'] },
    ...{ vehicle: 'CO 123', note: 'With a sledge' },
  }
  const send = (body: object) => testApp.send(`PUT ${own}`, { body })
  const empty = { arrivalTime: null, phone: null, guestNames: [], vehicle: null, note: null, sentAt: null }
  expect((await testApp.send(`GET ${own}`)).body).toEqual({ ...empty, isRequired: true })
  expect((await send(form)).status).toBe(409)
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: { status: 'confirmed' } })
  await testApp.send('POST /api/admin/payments', {
    token,
    body: { bookingId: stay.id, amount: stay.totalCents / 100, method: 'cash' },
  })
  const readGuide = async () =>
    (await testApp.send(`GET /api/bookings/${stay.reference}/guide?key=${stay.key}`)).body
  expect(await readGuide()).toMatchObject({ doorCode: null, waitsForArrivalForm: true })
  expect((await send({ ...form, arrivalTime: 'evening' })).status).toBe(400)
  const sent = await send(form)
  expect(sent).toMatchObject({ status: 200, body: { ...form, sentAt: expect.any(String) } })
  expect((await testApp.send(`GET ${own}`)).body).toMatchObject(form)
  expect((await readGuide()).waitsForArrivalForm).toBeUndefined()
  const { body: day } = await testApp.send('GET /api/admin/day?date=2026-11-22', { token })
  expect(day.arrivals).toMatchObject([{ reference: stay.reference, arrival: form }])
  expect((await testApp.send(`GET ${own}x`)).status).toBe(404)
  expect((await testApp.send(`GET /api/admin/bookings/${stay.id}/arrival`, { token })).body).toMatchObject({
    ...form,
    isRequired: true,
  })
  expect((await testApp.send(`GET /api/admin/bookings/${stay.id}/arrival`)).status).toBe(401)
  expect((await testApp.send('GET /api/admin/bookings/999999/arrival', { token })).status).toBe(404)
})
