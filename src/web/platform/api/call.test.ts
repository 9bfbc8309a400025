import { expect, test, vi } from 'vitest'
import { toPath } from './call.ts'

test('a path has its parameters and every value of its query', () => {
  const request = {
    params: { reference: 'A/B' },
    query: { key: 'k', features: ['Hot Tub', 'Library'], no: null },
  }
  expect(toPath('/api/bookings/{reference}', request)).toBe(
    '/api/bookings/A%2FB?key=k&features=Hot+Tub&features=Library',
  )
  expect(toPath('/api/lodges', { query: {} })).toBe('/api/lodges')
})

test('a query is sent by browsers without `URLSearchParams.size`, such as Safari 16', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never)
  expect(toPath('/api/search', { query: { guests: 2 } })).toBe('/api/search?guests=2')
  size.mockRestore()
})
