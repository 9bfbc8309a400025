import { expect, test } from 'vitest'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { indexOfKey, pieceKey } from './piece-key.ts'

const aPiece = (title: string, id?: number): ArtItem => ({
  ...(id === undefined ? {} : { id }),
  title,
  artist: 'Studio Gable',
  description: '',
  image: '/art/x.webp',
  style: 'Print',
  likes: 0,
})

test("a key made of an artwork's title finds the artwork", () => {
  const pieces = [aPiece('Ledger Currents', 7), aPiece('Élan, twice!', 8)]
  expect(pieceKey(pieces, 0)).toBe('ledger-currents')
  expect(pieces.map((_, index) => indexOfKey(pieces, pieceKey(pieces, index)))).toEqual([0, 1])
})

test('keys of equal titles use the id, or the place without an id', () => {
  const pieces = [aPiece('Untitled', 12), aPiece('Untitled')]
  expect(pieceKey(pieces, 0)).toBe('12')
  expect(pieceKey(pieces, 1)).toBe('1')
  expect(indexOfKey(pieces, '1')).toBe(1)
})

test('an id opens an artwork, an unknown key none', () => {
  const pieces = [aPiece('Ledger Currents', 7)]
  expect(indexOfKey(pieces, '7')).toBe(0)
  expect(indexOfKey(pieces, 'no-such-piece')).toBe(-1)
  expect(indexOfKey(pieces, undefined)).toBe(-1)
})
