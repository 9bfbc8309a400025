import { expect, test } from 'vitest'
import { DirectoryQuery } from '#contract/search/lodge-directory.ts'
import { parseBrowseSearch } from './browse-search.ts'
import { filterOfSearch, searchOfFilter } from './filter-address.ts'
import { shownRange } from './shown-range.ts'

test('totals sort a list with dates only', () => {
  expect(parseBrowseSearch({ sort: 'total' }).sort).toBeUndefined()
  expect(parseBrowseSearch({ sort: 'name' }, 'total').sort).toBe('name')
})

test('drops invalid parts of a link, with an own undefined key', () => {
  const nonsense = { min: 'abc', max: -5, guests: 0, features: 5, sort: 'foo' }
  const parsed = parseBrowseSearch(nonsense)
  expect(parsed).toEqual({})
  // The router shows the link's own value for a missing key.
  for (const key of Object.keys(nonsense)) expect(parsed).toHaveProperty(key)
})

test('large numbers are those of the server, which finds no lodge for them either', () => {
  const huge = { min: '5000000000', max: 6e9, guests: 5000, page: 1e6 }
  const max = { min: 1e9, max: 1e9, guests: 1000, page: 1e5 }
  expect(parseBrowseSearch(huge)).toEqual(max)
  expect(DirectoryQuery.safeParse(max).success).toBe(true)
})

test.each([
  [
    { min: 0, max: 1000 },
    { min: 185, max: 950 },
  ],
  [
    { min: 300, max: 400 },
    { min: 300, max: 400 },
  ],
  [
    { min: 185, max: 100 },
    { min: 100, max: 100 },
  ],
  [
    { min: 2000, max: 950 },
    { min: 2000, max: 2000 },
  ],
])('the range %j is shown as %j', (range, shown) => {
  expect(shownRange(range, { min: 185, max: 950 })).toEqual(shown)
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
