import { expect, test } from 'vitest'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { hearths } from '../modules/fireplace/generated/hearths.gen.ts'
import { findFireside } from './-fireside.ts'

const hearth = hearths['xrp-lodge']
const lodge = (fireplaceImage: string | null) =>
  ({ slug: 'xrp-lodge', name: 'XRP Lodge', fireplaceImage, pictures: [], imageTexts: {} }) as unknown as Lodge

test("the fire is simulated in the built-in still, not in an owner's own picture", () => {
  expect(findFireside(lodge('/pictures/xrp-lodge/fireplace.webp'), hearth, 0.8)).toMatchObject({
    alt: 'The fireplace of XRP Lodge',
  })
  expect(findFireside(lodge('/uploads/hearth.webp'), hearth, 0.8)).toBeUndefined()
  expect(findFireside(lodge(null), hearth, 0.8)).toBeUndefined()
})

test('no two lodges have the fire in the same place, and all within the picture', () => {
  const fires = Object.values(hearths).map(({ fire }) => fire)
  expect(new Set(fires.map(String)).size).toBe(16)
  for (const [left, top, right, bottom] of fires) {
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(960)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(640)
  }
})
