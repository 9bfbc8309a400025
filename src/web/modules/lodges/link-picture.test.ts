import { expect, test } from 'vitest'
import { linkPicture } from './link-picture.ts'

test.each([
  ['/pictures/xrp-lodge/exterior.webp', '/og/xrp-lodge.jpg'],
  ['/uploads/own.webp', '/uploads/own.webp'],
  ['https://pictures.example/cabin.jpg', '/og/home.jpg'],
])('a lodge with %s outside is shared with %s', (exteriorImage, picture) => {
  expect(linkPicture({ slug: 'xrp-lodge', exteriorImage })).toBe(picture)
})
