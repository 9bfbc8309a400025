import { describe, expect, test } from 'vitest'
import { putOut } from './put-out.ts'

describe('a fire that is put out', () => {
  const hearth = {
    fire: [0, 0, 2, 2],
    slope: 0,
    opening: [],
    flames: [0, 0, 2, 1],
    logs: [[1, 0, 1, 0, 0.5]],
  } as const
  const flame = [255, 180, 60, 255]
  const bark = [60, 30, 20, 255]
  const still = { data: Uint8ClampedArray.from([flame, bark, flame, bark].flat()), width: 2, height: 2 }
  const { soot, front } = putOut(still, hearth)
  const alpha = ({ data }: { data: Uint8ClampedArray }) => [3, 7, 11, 15].map((at) => data[at])

  test('has soot in place of its flames alone', () => {
    expect(alpha(soot)).toEqual([255, 0, 0, 0])
  })

  test('keeps the log before it, charred', () => {
    expect(alpha(front)).toEqual([0, 255, 0, 0])
    const [red = 0, green = 0, blue = 0] = front.data.slice(4)
    expect(red).toBeLessThan(60)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  })

  test.each([
    ['lit the wood', [205, 160, 120, 255]],
    ['stood before it', [255, 220, 140, 255]],
  ])('has a whole dark log where its flames %s', (_what, pale) => {
    const lit = { ...still, data: Uint8ClampedArray.from([flame, pale, flame, pale].flat()) }
    const [red = 0, , blue = 0, opaque] = putOut(lit, hearth).front.data.slice(4)
    expect(opaque).toBe(255)
    expect(red).toBeLessThan(100)
    expect(red).toBeGreaterThan(blue)
  })
})
