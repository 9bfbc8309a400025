import { expect, test } from 'vitest'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { shareTargets, toShared } from './share-targets.ts'

const piece: ArtItem = {
  id: 1,
  title: 'Paw on the Moon',
  artist: 'Studio Gable',
  description: `${'a'.repeat(100)}THE REST`,
  image: '/art/x.webp',
  style: 'Circle packing',
  likes: 0,
}
const url = 'https://lodge.example/art-gallery?piece=paw-on-the-moon'

test('shares at most the first hundred characters of a description', () => {
  const { text } = toShared(piece, url)
  expect(text).toContain('a'.repeat(100))
  expect(text).not.toContain('THE REST')
  expect(toShared({ ...piece, description: 'Short.' }, url).text).toMatch(/Short\.$/)
})

test("every target receives the artwork's link", () => {
  const shared = toShared(piece, url)
  expect(shareTargets.map(({ id }) => id)).toEqual(['twitter', 'facebook', 'linkedin', 'reddit'])
  for (const { toAddress } of shareTargets)
    expect([...new URL(toAddress(shared)).searchParams.values()]).toContain(url)
})
