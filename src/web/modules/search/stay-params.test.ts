import { expect, test } from 'vitest'
import { parseStayParams, toStaySearch } from './stay-params.ts'

test('an address contains dates, party and flexible days', () => {
  const given = { checkIn: '2026-12-04', checkOut: '2026-12-07', party: '4', flex: 2 }
  const params = parseStayParams(given)
  expect(params).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07', party: 4, flex: 2 })
  const search = toStaySearch(params)
  expect(search && parseStayParams(search)).toEqual(params)
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

test('an address contains any week of a month instead of dates, which win over it', () => {
  const params = parseStayParams({ month: '2026-12', any: 'week', party: '4' })
  expect(params).toEqual({ month: '2026-12', any: 'week', party: 4 })
  const search = toStaySearch(params)
  expect(search).toEqual({ month: '2026-12', any: 'week', party: 4 })
  expect(search && parseStayParams(search)).toEqual(params)
  const dated = { checkIn: '2026-12-04', checkOut: '2026-12-07', month: '2026-12', any: 'week' }
  expect(toStaySearch(parseStayParams(dated))).toMatchObject({ checkIn: '2026-12-04', flex: 0 })
})

test.each([
  [{ month: '2026-12' }],
  [{ any: 'week' }],
  [{ month: '2026-13', any: 'week' }],
  [{ month: '2026-12', any: 'year' }],
])('%o is no search in a month', (given) => {
  expect(toStaySearch(parseStayParams(given))).toBeNull()
})
