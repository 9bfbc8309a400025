import { expect, test } from 'vitest'
import { filterOfSearch, parseBrowseSearch, searchOfFilter } from './browse-search.ts'

test('a part of a link that makes no sense is dropped, and named as dropped', () => {
  const nonsense = { min: 'abc', max: -5, guests: 0, features: 5, sort: 'foo', tour: {} }
  const parsed = parseBrowseSearch(nonsense)
  expect(parsed).toEqual({})
  // The router shows the link's own words through for a key that is not there.
  for (const key of Object.keys(nonsense)) expect(parsed).toHaveProperty(key)
})

test('a feature given twice counts once, and the ends of a price range are put in order', () => {
  expect(
    parseBrowseSearch({ features: ['Sauna', 'Hot Tub', 'Sauna'], min: '400', max: '200' }),
  ).toMatchObject({
    features: ['Sauna', 'Hot Tub'],
    min: 200,
    max: 400,
  })
})

test('each page leaves its own default sort out of its address', () => {
  const byName = searchOfFilter({ ...filterOfSearch({}), sortBy: 'name' }, undefined, 'crypto-movement')
  expect(byName.sort).toBe('name')
  expect(parseBrowseSearch(byName, 'crypto-movement').sort).toBe('name')
  expect(parseBrowseSearch({ sort: 'crypto-movement' }, 'crypto-movement').sort).toBeUndefined()
})

test('a link leads to the filter that it was made of', () => {
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
