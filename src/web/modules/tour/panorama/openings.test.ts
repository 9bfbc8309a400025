import { expect, test } from 'vitest'
import type { Lodge, SceneId } from '#contract/lodges/lodges.ts'
import { roomHotspots } from '../generated/tour-hotspots.gen.ts'
import { findOpening, fromMiddle, openedAt } from './openings.ts'
import { onSphere } from './projection.ts'

const stage = { width: 1366, height: 768 }
const panorama = { src: '/panoramas/a.avif', width: 3072, height: 1536, alt: '' }
const lodge = (slug: string, scenes: SceneId[]) =>
  ({ slug, panoramas: Object.fromEntries(scenes.map((scene) => [scene, panorama])) }) as unknown as Lodge

test('a tour opens with the glass and the tub in view, on either side', () => {
  const glassAndTub = { 'xrp-lodge': [53.6, 70.5], 'bonk-lodge': [46.4, 29.5] }
  for (const [slug, spots] of Object.entries(glassAndTub)) {
    const projection = openedAt(onSphere, findOpening(lodge(slug, ['exterior']), 'exterior', false))
    for (const x of spots)
      expect(projection.place({ x, y: 54 }, { yaw: 0, pitch: 0, zoom: 1 }, stage).isInView).toBe(true)
  }
})

test('an upright screen opens on the glass', () => {
  const { yaw } = findOpening(lodge('xrp-lodge', ['exterior']), 'exterior', true)
  expect(yaw).toBe(10)
})

test.each([
  [
    'arbitrum-lodge',
    'interior',
    'spiral',
    ['fireplace', 'spiral', 'gallery', 'desk', 'living-area', 'kitchen'],
  ],
  [
    'ethereum-lodge',
    'interior',
    'facet',
    ['fireplace', 'neon-sign', 'living-area', 'dining-table', 'wine-wall'],
  ],
  ['pudgy-penguins-lodge', 'interior', 'floe', ['fireplace', 'neon-sign', 'cocoa']],
  ['moo-deng-lodge', 'neon-fireplace', 'fire', ['fire', 'neon-sign']],
  ['doge-lodge', 'neon-fireplace', 'lighthouse', ['fire', 'neon-sign', 'tower']],
  ['solana-lodge', 'neon-fireplace', 'hearth', ['fire', 'neon-sign']],
  ['ethereum-lodge', 'neon-fireplace', 'cinema', ['fire', 'neon-sign', 'screen', 'wine']],
  ['tezos-lodge', 'neon-fireplace', 'kota', ['fire', 'neon-sign', 'socks', 'benches']],
  ['mew-lodge', 'neon-fireplace', 'stove', ['fire', 'neon-sign']],
  ['pump-fun-lodge', 'neon-fireplace', 'launchpad', ['fire', 'neon-sign', 'rocket', 'gantry']],
  ['shiba-inu-lodge', 'neon-fireplace', 'kiva', ['fire', 'neon-sign', 'niches']],
  ['bonk-lodge', 'neon-fireplace', 'sunset', ['fire', 'neon-sign', 'sun', 'daybeds', 'guitar']],
  ['pudgy-penguins-lodge', 'neon-fireplace', 'penguin', ['fire', 'neon-sign', 'penguin', 'colony', 'socks']],
  ['pnut-lodge', 'neon-fireplace', 'ingle', ['fire', 'neon-sign', 'settles']],
  ['arbitrum-lodge', 'neon-fireplace', 'ribbon', ['fire', 'neon-sign', 'ledge']],
  ['xrp-lodge', 'neon-fireplace', 'granite', ['fire', 'neon-sign', 'sofa', 'hearth']],
  ['stellar-lumens-lodge', 'neon-fireplace', 'oculus', ['fire', 'neon-sign', 'orbits', 'orrery']],
  ['pepe-lodge', 'neon-fireplace', 'woodpile', ['fire', 'neon-sign', 'nook', 'firewood']],
  ['cardano-lodge', 'neon-fireplace', 'library', ['fire', 'neon-sign', 'books', 'ladder']],
  ['bonk-lodge', 'interior', 'den', ['fireplace', 'neon-sign', 'living-area']],
  ['cardano-lodge', 'interior', 'parlour', ['fireplace', 'neon-sign', 'alcove']],
  ['mew-lodge', 'interior', 'veranda', ['fireplace', 'neon-sign', 'bar']],
  ['doge-lodge', 'interior', 'regatta', ['fireplace', 'neon-sign', 'boat']],
  ['tezos-lodge', 'interior', 'council', ['fireplace', 'neon-sign', 'dining-table', 'ballot']],
  ['xrp-lodge', 'interior', 'ripple', ['fireplace', 'neon-sign', 'living-area', 'kitchen']],
  ['shiba-inu-lodge', 'interior', 'teahouse', ['fireplace', 'neon-sign', 'living-area', 'kitchen']],
  ['pnut-lodge', 'interior', 'hollow', ['living-area', 'fireplace', 'neon-sign']],
  ['bonk-lodge', 'bedroom', 'boulder', ['bed', 'sun', 'hammocks']],
  ['moo-deng-lodge', 'interior', 'pit', ['fireplace', 'neon-sign', 'living-area', 'kitchen']],
  ['solana-lodge', 'bedroom', 'slipstream', ['bed', 'sun', 'skis']],
  ['arbitrum-lodge', 'bedroom', 'gallery', ['bed', 'gallery', 'desk']],
  ['xrp-lodge', 'bedroom', 'moongate', ['bed', 'coffee']],
  ['arbitrum-lodge', 'bathroom', 'grotto', ['bathtub']],
  ['ethereum-lodge', 'bathroom', 'prism', ['bathtub', 'sauna']],
  ['stellar-lumens-lodge', 'bedroom', 'observatory', ['bed', 'telescope', 'slit']],
  ['pump-fun-lodge', 'interior', 'club', ['fireplace', 'bar', 'mirror-ball']],
  ['tezos-lodge', 'bedroom', 'loom', ['bed', 'loom', 'phone-drawer', 'bathroom-door']],
  ['mew-lodge', 'bedroom', 'ledges', ['bed', 'cubby', 'ledges', 'bronze-cat']],
  ['pump-fun-lodge', 'bedroom', 'cabana', ['bed', 'horns', 'beach']],
  ['moo-deng-lodge', 'bedroom', 'raft', ['bed', 'swim-ladder']],
  ['cardano-lodge', 'bedroom', 'boxbed', ['bed']],
  ['pudgy-penguins-lodge', 'bedroom', 'iceberg', ['bunks', 'slide', 'lookout']],
  ['doge-lodge', 'bedroom', 'bunks', ['bunks']],
  ['pepe-lodge', 'interior', 'pond', ['fireplace', 'neon-sign', 'lily', 'living-area', 'books']],
  ['pepe-lodge', 'bedroom', 'lookout', ['bed']],
  ['shiba-inu-lodge', 'bedroom', 'canopy', ['bed']],
  ['pepe-lodge', 'bathroom', 'soaking', ['bathtub']],
  ['stellar-lumens-lodge', 'bathroom', 'planetarium', ['bathtub', 'star-wall', 'rain-shower']],
  ['xrp-lodge', 'bathroom', 'twins', ['bathtub']],
  ['tezos-lodge', 'bathroom', 'cedar', ['bathtub']],
  ['pnut-lodge', 'bathroom', 'barrel', ['bathtub', 'still']],
  ['doge-lodge', 'bathroom', 'tidepool', ['bathtub', 'dog-shower', 'vanity']],
  ['bonk-lodge', 'bathroom', 'windpump', ['bathtub', 'windpump', 'cactus-garden', 'dog-tank']],
  ['solana-lodge', 'bathroom', 'sauna', ['sauna', 'bathtub']],
  ['shiba-inu-lodge', 'bathroom', 'hewn', ['bathtub', 'yoga']],
  ['cardano-lodge', 'bathroom', 'compass', ['bathtub', 'rain-shower']],
  ['pudgy-penguins-lodge', 'bathroom', 'icehole', ['bathtub', 'rain-shower']],
  ['pump-fun-lodge', 'bathroom', 'breeze', ['bathtub', 'rain-shower', 'vanity']],
  ['mew-lodge', 'bathroom', 'curl', ['bathtub', 'rain-shower', 'barrel-bench']],
  ['moo-deng-lodge', 'bathroom', 'plunge', ['bathtub']],
] as const)('%s opens its %s on what the %s is for', (slug, scene, index, seen) => {
  const projection = openedAt(onSphere, findOpening(lodge(slug, [scene]), scene, false))
  for (const id of seen) {
    const spot = roomHotspots[index].find((one) => one.id === id)
    expect(spot && projection.place(spot, { yaw: 0, pitch: 0, zoom: 1 }, stage).isInView, id).toBe(true)
  }
})

test.each([
  ['doge-lodge', 'interior', 'regatta', 'boat'],
  ['mew-lodge', 'interior', 'veranda', 'bar'],
  ['cardano-lodge', 'interior', 'parlour', 'alcove'],
  ['pudgy-penguins-lodge', 'bedroom', 'iceberg', 'bunks'],
  ['doge-lodge', 'bedroom', 'bunks', 'bed'],
  ['shiba-inu-lodge', 'bedroom', 'canopy', 'bed'],
  ['arbitrum-lodge', 'bedroom', 'gallery', 'bed'],
  ['mew-lodge', 'bedroom', 'ledges', 'ledges'],
  ['shiba-inu-lodge', 'bathroom', 'hewn', 'bathtub'],
  ['pump-fun-lodge', 'bathroom', 'breeze', 'bathtub'],
  ['doge-lodge', 'bathroom', 'tidepool', 'bathtub'],
  ['bonk-lodge', 'bathroom', 'windpump', 'bathtub'],
  ['mew-lodge', 'bathroom', 'curl', 'bathtub'],
] as const)("on an upright screen %s opens its %s on the %s's %s", (slug, scene, index, id) => {
  const phone = { width: 375, height: 812 }
  const projection = openedAt(onSphere, findOpening(lodge(slug, [scene]), scene, true))
  const spot = roomHotspots[index].find((one) => one.id === id)
  expect(spot && projection.place(spot, { yaw: 0, pitch: 0, zoom: 1 }, phone).isInView).toBe(true)
})

test('an ordinary picture opens on its middle', () => {
  expect(findOpening(lodge('xrp-lodge', []), 'bathroom', false)).toEqual({ yaw: 0, pitch: 0 })
})

test('a turn from the opening to a spot has the spot in the middle', () => {
  const projection = openedAt(onSphere, { yaw: -150, pitch: -8 })
  const spot = { x: 62, y: 40 }
  const view = { ...projection.toView(spot, { yaw: 0, pitch: 0, zoom: 1 }, stage), zoom: 1 }
  expect(projection.place(spot, view, stage).x).toBeCloseTo(stage.width / 2, 3)
  expect(projection.place(spot, view, stage).y).toBeCloseTo(stage.height / 2, 3)
})

test('a view never goes over the zenith', () => {
  expect(fromMiddle({ yaw: 0, pitch: 85, zoom: 1 }, { yaw: 0, pitch: 14 }).pitch).toBe(89)
})
