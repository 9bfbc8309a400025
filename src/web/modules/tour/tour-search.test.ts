import { expect, test } from 'vitest'
import { addressOfView, stateOfLink, toTourSearch } from './tour-link.ts'
import { parseTourSearch } from './tour-search.ts'
import { startState } from './tour-state.ts'

test('a link shows the view it was made of', () => {
  const shown = { scene: 'bathroom', rotation: 271, pitch: -12, zoom: 1.6 }
  const link = toTourSearch('xrp-lodge', shown)
  expect(link).toEqual({ tour: 'xrp-lodge', scene: 'bathroom', yaw: 271, pitch: -12, zoom: 1.6 })
  expect(startState(parseTourSearch(link))).toMatchObject(shown)
})

test('a link shows the same direction where the scene opens elsewhere', () => {
  const link = toTourSearch('xrp-lodge', { ...startState(), rotation: 345, pitch: 4 }, { yaw: 33, pitch: 10 })
  expect(link).toEqual({ tour: 'xrp-lodge', yaw: 18, pitch: 14 })
  const upright = stateOfLink(parseTourSearch(link), () => ({ yaw: 10, pitch: 14 }))
  expect(upright).toMatchObject({ rotation: 8, pitch: 0 })
})

test('the address of a view keeps the rest of the page and no part of another view', () => {
  const page = 'https://lodge.example/browse?features=Sauna&tour=pepe-lodge&scene=bedroom&zoom=2'
  expect(addressOfView({ tour: 'pepe-lodge', yaw: 180 }, page)).toBe(
    'https://lodge.example/browse?features=Sauna&tour=pepe-lodge&yaw=180',
  )
})

test('a link without a direction shows the opening', () => {
  const opening = { yaw: 33, pitch: 10 }
  expect(toTourSearch('xrp-lodge', { ...startState(), zoom: 2 }, opening)).toEqual({
    tour: 'xrp-lodge',
    zoom: 2,
  })
  expect(stateOfLink({ zoom: 2 }, () => opening)).toMatchObject({ rotation: 0, pitch: 0, zoom: 2 })
})

test('a link leaves out defaults', () => {
  expect(toTourSearch('xrp-lodge', startState())).toEqual({ tour: 'xrp-lodge' })
  expect(toTourSearch('xrp-lodge', { ...startState(), rotation: 359.8 })).toEqual({ tour: 'xrp-lodge' })
})

test('drops invalid parts of a link', () => {
  expect(parseTourSearch({ tour: 'a', yaw: 'x', zoom: '2', pitch: {} })).toEqual({ tour: 'a', zoom: 2 })
  const without = parseTourSearch({ scene: 'bedroom', yaw: 3 })
  expect(without).toEqual({})
  // The router shows the link's own value for a missing key.
  expect(without).toHaveProperty('yaw')
})
