import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedLodge } from './listed-lodge.ts'
import { activeFilters, filterLodges, isFiltered, type LodgeFilter, priceBounds } from './lodge-filter.ts'
import { sorts } from './lodge-sort.ts'

const features = ['Hot Tub', 'Private Infinity Pool', 'Smart Home Integration']

const someLodge = fc
  .record({
    name: fc.constantFrom('XRP Lodge', 'DOGE Lodge', 'Pump.fun Lodge', 'Ütopia'),
    description: fc.constantFrom('by the sea', 'Under SNOW', ''),
    price: fc.integer({ min: 1, max: 20 }),
    priceFrom: fc.option(fc.integer({ min: 1, max: 20 })),
    maxGuests: fc.integer({ min: 1, max: 10 }),
    features: fc.subarray(features),
    place: fc.constantFrom('Moab, Utah', 'Lake Louise, Alberta', ''),
  })
  .map((lodge) => lodge as ListedLodge)

const someFilter: fc.Arbitrary<LodgeFilter> = fc.record({
  searchTerm: fc.constantFrom('', 'lodge', 'snow', 'HOT', 'zzz', 'utah', 'L'),
  priceRange: fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
    .map(([min, more]) => ({ min, max: min + more })),
  maxGuests: fc.option(fc.integer({ min: 1, max: 10 })),
  features: fc.subarray(features),
  sortBy: fc.constantFrom(...sorts),
})

/** What a card shows. */
const shownPrice = ({ price, priceFrom }: ListedLodge) => priceFrom ?? price

/** Section 5 of the specification, written out; a term without a match is looked for in the places. */
function passes(lodge: ListedLodge, filter: LodgeFilter, all: readonly ListedLodge[]): boolean {
  const has = (text: string) => text.toLowerCase().includes(filter.searchTerm.toLowerCase())
  const hasWords = (one: ListedLodge) => has(one.name) || has(one.description) || one.features.some(has)
  if (!(all.some(hasWords) ? hasWords(lodge) : has(lodge.place))) return false
  if (shownPrice(lodge) < filter.priceRange.min || shownPrice(lodge) > filter.priceRange.max) return false
  if (filter.maxGuests !== null && lodge.maxGuests < filter.maxGuests) return false
  return !filter.features.some((feature) => !lodge.features.includes(feature))
}

test('finds a lodge however its letters were typed', () => {
  const lodges = ['Zo\u00eb', 'Zoe\u0308'].map(
    (name) =>
      ({ name, description: '', price: 1, maxGuests: 2, features: [], place: '' }) as unknown as ListedLodge,
  )
  for (const searchTerm of [' zo\u00eb ', 'ZOE\u0308']) {
    const filter = {
      searchTerm,
      priceRange: { min: 0, max: 9 },
      maxGuests: null,
      features: [],
      sortBy: 'name',
    } as const
    expect(filterLodges(lodges, filter)).toHaveLength(2)
  }
})

test('shows the lodges that pass every rule, in the chosen order', () => {
  fc.assert(
    fc.property(fc.array(someLodge, { maxLength: 20 }), someFilter, (lodges, filter) => {
      const shown = filterLodges(lodges, filter)
      expect(new Set(shown)).toEqual(new Set(lodges.filter((lodge) => passes(lodge, filter, lodges))))
      const inOrder: Record<string, (a: ListedLodge, b: ListedLodge) => boolean> = {
        name: (a, b) => a.name.localeCompare(b.name, 'en') <= 0,
        'price-low': (a, b) => shownPrice(a) <= shownPrice(b),
        'price-high': (a, b) => shownPrice(a) >= shownPrice(b),
        guests: (a, b) => a.maxGuests >= b.maxGuests,
      }
      const follows = inOrder[filter.sortBy]
      shown.slice(1).forEach((lodge, index) => {
        const before = shown[index]
        if (follows && before) expect(follows(before, lodge)).toBe(true)
      })
    }),
  )
})

test('a sort counts as an active filter but does not make the list filtered', () => {
  const bounds = { min: 1, max: 20 }
  const filter: LodgeFilter = {
    searchTerm: '',
    priceRange: bounds,
    maxGuests: null,
    features: [],
    sortBy: 'guests',
  }
  expect(activeFilters(filter, bounds)).toBe(1)
  expect(isFiltered(filter, bounds)).toBe(false)
  const all = {
    ...filter,
    searchTerm: 'x',
    priceRange: { min: 2, max: 20 },
    maxGuests: 2,
    features: ['Hot Tub'],
  }
  expect(activeFilters(all, bounds)).toBe(5)
  expect(isFiltered({ ...all, sortBy: 'name' }, bounds)).toBe(true)
})

test("the price bounds are the lodges' own, or the default range without lodges", () => {
  expect(priceBounds([])).toEqual({ min: 0, max: 1000 })
  expect(priceBounds([{ price: 185 }, { price: 950 }] as ListedLodge[])).toEqual({ min: 185, max: 950 })
})

test('a term that no words hold is looked for in the places', () => {
  const lodges = [
    { name: 'XRP Lodge', description: 'A view.', features: [], place: 'Telluride, Colorado' },
    { name: 'PEPE Lodge', description: 'By the lake.', features: [], place: 'Lake Placid, New York' },
    { name: 'Arbitrum Lodge', description: 'A desk.', features: [], place: 'Lake Louise, Alberta' },
  ] as unknown as ListedLodge[]
  const bounds = { min: 0, max: 1000 }
  const priced = lodges.map((lodge) => ({ ...lodge, price: 100, maxGuests: 2 }))
  const found = (searchTerm: string) =>
    filterLodges(priced, {
      searchTerm,
      priceRange: bounds,
      maxGuests: null,
      features: [],
      sortBy: 'name',
    }).map(({ name }) => name)
  expect(found('colorado')).toEqual(['XRP Lodge'])
  expect(found('Telluride, Col')).toEqual(['XRP Lodge'])
  expect(found('lake')).toEqual(['PEPE Lodge'])
  expect(found('Lake Louise')).toEqual(['Arbitrum Lodge'])
  expect(found('nowhere')).toEqual([])
})

test('a synonym finds what lodges call otherwise, and whole words only', () => {
  const lodges = [
    { name: 'Quiet', features: ['Fibre Internet'], essentials: ['Wi-Fi', 'Free parking'], maxDogs: 0 },
    { name: 'DOGE', features: ['Doge Mural'], essentials: [], maxDogs: 0 },
    { name: 'Kennel', features: [], essentials: ['Free parking'], maxDogs: 2 },
    { name: 'Cubs', features: ['Bunk Room'], essentials: [], maxDogs: 0 },
  ].map(
    (lodge) => ({ description: '', price: 1, maxGuests: 2, place: '', ...lodge }) as unknown as ListedLodge,
  )
  const find = (searchTerm: string) => {
    const priceRange = { min: 0, max: 9 }
    const filter = { searchTerm, priceRange, maxGuests: null, features: [], sortBy: 'name' } as const
    return filterLodges(lodges, filter).map(({ name }) => name)
  }
  expect(find('WiFi')).toEqual(['Quiet'])
  expect(find('parking')).toEqual(['Kennel', 'Quiet'])
  expect(find('pets')).toEqual(['Kennel'])
  expect(find('kids')).toEqual(['Cubs'])
})
