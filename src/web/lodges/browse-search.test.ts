import { expect, test } from 'vitest'
import { parseBrowseSearch, searchOfFilter } from './browse-search.ts'

test('a part of a link that makes no sense is dropped, and named as dropped', () => {
  const nonsense = { min: 'abc', max: -5, guests: 0, features: 5, sort: 'foo', tour: {} }
  const parsed = parseBrowseSearch(nonsense)
  expect(parsed).toEqual({})
  // The router shows the link's own words through for a key that is not there.
  for (const key of Object.keys(nonsense)) expect(parsed).toHaveProperty(key)
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
