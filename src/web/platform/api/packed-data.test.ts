import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packData, unpackData } from './packed-data.ts'

test('packs a list without repeating names or equal values, and unpacks it again', () => {
  const lodges = [
    { id: 1, name: 'XRP Lodge', policy: { name: 'Flexible', steps: [{ hours: 24 }] }, widths: [480, 960] },
    { id: 2, name: 'DOGE Lodge', policy: { name: 'Flexible', steps: [{ hours: 24 }] }, widths: [480, 960] },
  ]
  const packed = packData(lodges) as { fields: string[]; rows: unknown[][] }
  expect(packed.fields).toEqual(['id', 'name', 'policy', 'widths'])
  expect(packed.rows[0]?.[2]).toBe(packed.rows[1]?.[2])
  expect(packed.rows[0]?.[3]).toBe(packed.rows[1]?.[3])
  expect(unpackData(packed)).toEqual(lodges)
})

test('leaves other data as it is', () => {
  for (const data of [null, 'text', [], [1, 2], [{ id: 1 }], [{ id: 1 }, { name: 'a' }], { ripple: 1 }])
    expect(packData(data)).toBe(data)
})

test('unpacks what it packed, whatever the entries', () => {
  const entry = fc.record({ id: fc.integer(), text: fc.string(), part: fc.jsonValue() })
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      // JSON has no -0.
      expect(JSON.stringify(unpackData(packData(list)))).toBe(JSON.stringify(list))
    }),
  )
})
