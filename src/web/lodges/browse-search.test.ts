import { expect, test } from 'vitest'
import { parseBrowseSearch } from './browse-search.ts'
import { filterOfSearch, searchOfFilter } from './filter-address.ts'

test('totals sort a list with dates only', () => {
  expect(parseBrowseSearch({ sort: 'total' }).sort).toBeUndefined()
  expect(parseBrowseSearch({ sort: 'name' }, 'total').sort).toBe('name')
})

test('drops invalid parts of a link, with an own undefined key', () => {
  const nonsense = { min: 'abc', max: -5, guests: 0, features: 5, sort: 'foo', tour: {} }
  const parsed = parseBrowseSearch(nonsense)
  expect(parsed).toEqual({})
  // The router shows the link's own value for a missing key.
  for (const key of Object.keys(nonsense)) expect(parsed).toHaveProperty(key)
})

test('removes repeated features and sorts the ends of a price range', () => {
  expect(
    parseBrowseSearch({ features: ['Sauna', 'Hot Tub', 'Sauna'], min: '400', max: '200' }),
  ).toMatchObject({
    features: ['Sauna', 'Hot Tub'],
    min: 200,
    max: 400,
  })
})

test('each page leaves its default sort out of the address', () => {
  const byName = searchOfFilter({ ...filterOfSearch({}), sortBy: 'name' }, undefined, 'crypto-movement')
  expect(byName.sort).toBe('name')
  expect(parseBrowseSearch(byName, 'crypto-movement').sort).toBe('name')
  expect(parseBrowseSearch({ sort: 'crypto-movement' }, 'crypto-movement').sort).toBeUndefined()
})

test('a link gives the filter that it was made of', () => {
  const filter = {
    searchTerm: 'aurora',
    priceRange: { min: 210, max: 400 },
    maxGuests: 4,
    features: ['Hot Tub'],
    sortBy: 'guests',
  } as const
  const link = searchOfFilter(filter, { min: 100, max: 900 })
  expect(parseBrowseSearch(link)).toEqual({
    q: 'aurora',
    min: 210,
    max: 400,
    guests: 4,
    features: ['Hot Tub'],
    sort: 'guests',
  })
})
