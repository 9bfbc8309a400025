import { expect, test } from 'vitest'
import { everything, parseBookingSearch, toAddress, toFilter } from './bookings-search.ts'

test('a search survives its address', () => {
  const requested = {
    status: 'confirmed',
    lodge: 'mew-lodge',
    from: '2027-01-01',
    to: '2027-02-01',
    need: 'unpaid',
    stage: 'upcoming',
    search: '0123',
    sort: 'checkIn',
    page: 3,
  } as const
  expect(parseBookingSearch(toAddress(requested))).toEqual(requested)
  expect(toAddress(parseBookingSearch({}))).toEqual({})
})

test('drops parts of an address that make no sense', () => {
  const address = {
    status: 'odd',
    need: 'odd',
    lodge: {},
    from: '2027-13-01',
    sort: 'price',
    page: 'x',
    search: 12,
  }
  expect(parseBookingSearch(address)).toEqual({ ...everything, search: '12' })
})

test('sends what is set', () => {
  expect(toFilter(everything)).toEqual({})
  expect(toFilter({ ...everything, search: ' ada ', status: 'confirmed', page: 2 })).toEqual({
    search: 'ada',
    status: 'confirmed',
  })
})
