import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const availabilityOf = async (query: string) => {
  const { status, body } = await testApp.send(`GET /api/lodges/xrp-lodge/availability?${query}`)
  return status === 200 ? body.unavailable : status
}

test('any dates are answered from one reading of the whole calendar', async () => {
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12', lodgeId: 1 }
  await testApp.send('POST /api/bookings', { body: { name: 'Ada', email: 'ada@example.com', ...stay } })
  const booked = { from: '2027-01-10', to: '2027-01-12', reason: 'booked' }
  expect(await availabilityOf('')).toEqual([booked])
  const reads = vi.spyOn(testApp.context.db, 'select')
  expect(await availabilityOf('from=2027-01-11&to=2027-01-20')).toEqual([booked])
  expect(await availabilityOf('from=2027-01-12')).toEqual([])
  expect(await availabilityOf('to=2027-01-10')).toEqual([])
  expect(await availabilityOf('from=1999-01-01&to=2999-12-31')).toEqual([booked])
  expect(await availabilityOf('from=2999-01-01')).toEqual([])
  expect(await availabilityOf('from=2027-01-12&to=2027-01-12')).toBe(422)
  expect(reads).not.toHaveBeenCalled()
})
