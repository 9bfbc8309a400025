import { expect, test } from 'vitest'
import { similarLodges } from './similar-lodges.ts'

const lodge = (slug: string, landscape: string, price: number, features: string[] = []) => ({
  slug,
  landscape,
  price,
  priceFrom: null as number | null,
  maxGuests: 4,
  features,
})

test('similar lodges compare the prices that cards show', () => {
  const [own, shown, base] = [
    lodge('own', 'beach', 300),
    lodge('shown', 'beach', 900),
    lodge('base', 'beach', 310),
  ]
  const all = [
    { ...base, priceFrom: 900 },
    { ...shown, priceFrom: 310 },
  ]
  expect(similarLodges({ ...own, priceFrom: 300 }, all, 2).map(({ slug }) => slug)).toEqual(['shown', 'base'])
})

test('similar lodges share the landscape and are near the price; the lodge itself is never one', () => {
  const own = lodge('own', 'beach', 300, ['Sauna'])
  const all = [
    lodge('far-dear', 'snow', 900),
    own,
    lodge('near-dear', 'beach', 600),
    lodge('near', 'beach', 310),
    lodge('far', 'snow', 300, ['Sauna']),
  ]
  expect(similarLodges(own, all, 3).map(({ slug }) => slug)).toEqual(['near', 'near-dear', 'far'])
  expect(similarLodges(own, [own], 3)).toEqual([])
})
