import { expect, test } from 'vitest'
import type { Lodge } from '#contract/lodges.ts'
import { firesideOf } from './-fireside.ts'

const lodge = (fireplaceImage: string | null) =>
  ({ slug: 'xrp-lodge', name: 'XRP Lodge', fireplaceImage, pictures: [], imageTexts: {} }) as unknown as Lodge

test("the fire is simulated in the built-in still, not in an owner's own picture", () => {
  expect(firesideOf(lodge('/pictures/xrp-lodge/fireplace.webp'))).toMatchObject({ slug: 'xrp-lodge' })
  expect(firesideOf(lodge('/uploads/hearth.webp'))).toBeUndefined()
  expect(firesideOf(lodge(null))).toBeUndefined()
})
