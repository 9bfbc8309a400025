import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { AvailabilityCache } from './availability-cache.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())

const readAvailability = async (query: string) => {
  const { status, body } = await testApp.send(`GET /api/lodges/xrp-lodge/availability?${query}`)
  return status === 200 ? body.unavailable : status
}

test('answers any dates from one reading of the whole calendar', async () => {
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12', lodgeId: 1 }
  await testApp.send('POST /api/bookings', { body: { name: 'Ada', email: 'ada@example.com', ...stay } })
  const booked = { from: '2027-01-10', to: '2027-01-12', reason: 'booked' }
  // What is cached lives a second.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  expect(await readAvailability('')).toEqual([booked])
  const reads = vi.spyOn(testApp.context.db, 'select')
  expect(await readAvailability('from=2027-01-11&to=2027-01-20')).toEqual([booked])
  expect(await readAvailability('from=2027-01-12')).toEqual([])
  expect(await readAvailability('to=2027-01-10')).toEqual([])
  expect(await readAvailability('from=1999-01-01&to=2999-12-31')).toEqual([booked])
  expect(await readAvailability('from=2999-01-01')).toEqual([])
  expect(await readAvailability('from=2027-01-12&to=2027-01-12')).toBe(422)
  expect(reads).not.toHaveBeenCalled()
})

test('availability of all lodges outlives the moment at which what is cached of some runs out', async () => {
  const cache = new AvailabilityCache(testApp.events)
  const [first, ...others] = await testApp.context.db.select().from(lodges)
  if (!first) throw new Error('no lodges')
  const spans = (await cache.readMany(testApp.context, [first])).map(({ span }) => span)
  const now = vi.spyOn(performance, 'now')
  const begun = performance.now()
  // Each look at the clock is later; what is cached runs out between two of them.
  now.mockImplementation(() => begun + 400 * now.mock.calls.length)
  const all = await cache.readMany(testApp.context, [first, first, first, first, ...others])
  now.mockRestore()
  expect(all.map(({ span }) => span.to > span.from)).toEqual(all.map(() => true))
  expect(all).toHaveLength(others.length + 4)
  expect(all[0]?.span).toEqual(spans[0])
})
