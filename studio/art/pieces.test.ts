import { describe, expect, it } from 'vitest'
import { catalog } from './pieces.ts'
import { printed } from './press.ts'
import { toBytes } from './sheet.ts'

const drawProof = async (slug: string, seed?: number) => {
  const piece = catalog.find((one) => one.slug === slug)
  if (!piece) throw new Error(`No piece is called ${slug}`)
  return toBytes(await printed({ ...piece, seed: seed ?? piece.seed }, 0.1))
}

describe('a print', () => {
  for (const slug of ['xrp-ledger-currents', 'solana-proof-of-sun', 'stellar-lumens-long-exposure']) {
    it(`of ${slug} is the same picture, byte for byte, whenever its seed is the same`, async () => {
      expect((await drawProof(slug)).equals(await drawProof(slug))).toBe(true)
    })
  }

  it('of another seed is another picture', async () => {
    expect((await drawProof('tezos-amendment')).equals(await drawProof('tezos-amendment', 7))).toBe(false)
  })
})

describe('the catalogue', () => {
  it('has a piece for each of the sixteen lodges', () => {
    expect(new Set(catalog.map(({ lodgeSlug }) => lodgeSlug)).size).toBe(16)
  })

  it('shows at least eight techniques', () => {
    expect(new Set(catalog.map(({ style }) => style)).size).toBeGreaterThanOrEqual(8)
  })

  it('prints every piece 1600 pixels on its long side', () => {
    for (const { size } of catalog) expect(Math.max(...size)).toBe(1600)
  })
})
