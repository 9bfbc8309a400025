import { expect, test } from 'vitest'
import { renderingText } from './rendering-text.ts'
import { isRendering } from './renderings.ts'

test.each([
  ['/pictures/xrp-lodge/exterior.webp', true],
  ['/panoramas/rooms/interior-alpine-dusk.avif', true],
  ['/videos/xrp-lodge-fireplace.webm', true],
  ['/uploads/2f6c1e.webp', false],
  ['/uploads/pictures/2f6c1e.webp', false],
  ['https://example.com/pictures/house.jpg', false],
  ['', false],
])('%s is a rendering: %s', (src, expected) => {
  expect(isRendering(src)).toBe(expected)
})

const ours = '/pictures/xrp-lodge/exterior.webp'
const own = '/uploads/2f6c1e.webp'

test.each([
  [[ours], 'The picture is a rendering of the lodge as designed.'],
  [[ours, ours], 'Pictures are renderings of the lodge as designed.'],
  [[ours, own], 'Some pictures are renderings of the lodge as designed.'],
  [[own, own], null],
  [[], null],
])('says which of %j are renderings', (sources, text) => {
  expect(renderingText(sources, 'lodge')).toBe(text)
})
