import { expect, test } from 'vitest'
import { altOf, altOfPanorama } from './captions.mjs'
import { lodges, roomScenes } from './lodges.mjs'

const stills = ['exterior', 'daylight', 'living', 'bedroom', 'bathroom', 'fireplace']

test.each(lodges)('$name: every picture is said in words of its own', (lodge) => {
  const texts = [
    ...stills.map((still) => altOf(lodge, still)),
    ...['exterior', ...roomScenes].map((scene) => altOfPanorama(lodge, scene)),
  ]
  expect(texts.filter((text) => /undefined|\[object|\s\s/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

test('no two lodges have a room with the same words', () => {
  const texts = lodges.flatMap((lodge) =>
    ['living', 'bedroom', 'bathroom', 'fireplace'].map((still) => altOf(lodge, still)),
  )
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
