import { expect, test } from 'vitest'
import { parseTourSearch, tourSearchOf } from './tour-search.ts'
import { startOf } from './tour-state.ts'

test('a link shows the view it was made of', () => {
  const shown = { scene: 'bathroom', rotation: 271, pitch: -12, zoom: 1.6 }
  const link = tourSearchOf('xrp-lodge', shown)
  expect(link).toEqual({ tour: 'xrp-lodge', scene: 'bathroom', yaw: 271, pitch: -12, zoom: 1.6 })
  expect(startOf(parseTourSearch(link))).toMatchObject(shown)
})

test('a link leaves out defaults', () => {
  expect(tourSearchOf('xrp-lodge', startOf())).toEqual({ tour: 'xrp-lodge' })
  expect(tourSearchOf('xrp-lodge', { ...startOf(), rotation: 359.8 })).toEqual({ tour: 'xrp-lodge' })
})

test('drops invalid parts of a link', () => {
  expect(parseTourSearch({ tour: 'a', yaw: 'x', zoom: '2', pitch: {} })).toEqual({ tour: 'a', zoom: 2 })
  const without = parseTourSearch({ scene: 'bedroom', yaw: 3 })
  expect(without).toEqual({})
  // The router shows the link's own value for a missing key.
  expect(without).toHaveProperty('yaw')
})
