import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const ask = async (query: string) => {
  const { status, body } = await house.send(`GET /api/lodges/xrp-lodge/availability?${query}`)
  return status === 200 ? body.unavailable : status
}

test('any dates are answered from one reading of the whole calendar', async () => {
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12', lodgeId: 1 }
  await house.send('POST /api/bookings', { body: { name: 'Ada', email: 'ada@example.com', ...stay } })
  const booked = { from: '2027-01-10', to: '2027-01-12', reason: 'booked' }
  expect(await ask('')).toEqual([booked])
  const reads = vi.spyOn(house.context.db, 'select')
  expect(await ask('from=2027-01-11&to=2027-01-20')).toEqual([booked])
  expect(await ask('from=2027-01-12')).toEqual([])
  expect(await ask('to=2027-01-10')).toEqual([])
  expect(await ask('from=1999-01-01&to=2999-12-31')).toEqual([booked])
  expect(await ask('from=2999-01-01')).toEqual([])
  expect(await ask('from=2027-01-12&to=2027-01-12')).toBe(422)
  expect(reads).not.toHaveBeenCalled()
})
