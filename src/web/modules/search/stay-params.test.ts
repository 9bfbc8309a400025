import { expect, test } from 'vitest'
import { parseStayParams, toStayParams, toStaySearch } from './stay-params.ts'

test('an address contains dates, party and flexible days', () => {
  const given = { checkIn: '2026-12-04', checkOut: '2026-12-07', party: '4', flex: 2 }
  const params = parseStayParams(given)
  expect(params).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07', party: 4, flex: 2 })
  const search = toStaySearch(params)
  expect(search && toStayParams(search)).toEqual(params)
})

test.each([
  [{ checkIn: '2026-12-04' }],
  [{ checkIn: '2026-12-07', checkOut: '2026-12-04' }],
  [{ checkIn: '2026-02-30', checkOut: '2026-12-04' }],
  [{ checkIn: ['2026-12-04'], checkOut: '2026-12-07' }],
])('%o is no search by dates', (given) => {
  expect(toStaySearch(parseStayParams(given))).toBeNull()
})

test.each([['0'], ['11'], ['two'], [1.5], ['']])('a party of %o is dropped', (party) => {
  expect(parseStayParams({ party }).party).toBeUndefined()
})
