import { expect, test } from 'vitest'
import { parseTourSearch, tourSearchOf } from './tour-search.ts'
import { startOf } from './tour-state.ts'

test('a shared link shows the same view', () => {
  const shown = { scene: 'bathroom', rotation: 271, pitch: -12, zoom: 1.6 }
  const link = tourSearchOf('xrp-lodge', shown)
  expect(link).toEqual({ tour: 'xrp-lodge', scene: 'bathroom', yaw: 271, pitch: -12, zoom: 1.6 })
  expect(startOf(parseTourSearch(link))).toMatchObject(shown)
})

test('a link leaves out what is at its start', () => {
  expect(tourSearchOf('xrp-lodge', startOf())).toEqual({ tour: 'xrp-lodge' })
  expect(tourSearchOf('xrp-lodge', { ...startOf(), rotation: 359.8 })).toEqual({ tour: 'xrp-lodge' })
})

test('a part of a link that makes no sense is dropped', () => {
  expect(parseTourSearch({ tour: 'a', yaw: 'x', zoom: '2', pitch: {} })).toEqual({ tour: 'a', zoom: 2 })
  const without = parseTourSearch({ scene: 'bedroom', yaw: 3 })
  expect(without).toEqual({})
  // The router shows the link's own words through for a key that is not there.
  expect(without).toHaveProperty('yaw')
})
