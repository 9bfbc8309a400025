import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const names = ['XRP Lodge', 'XRP Lodge 17', 'DOGE Lodge 18']
const found = (text: string) => matching(names, text, (name) => name)

test('finds the names that have every word, in any case and order', () => {
  expect(found('lodge xrp')).toEqual(['XRP Lodge', 'XRP Lodge 17'])
  expect(found('17')).toEqual(['XRP Lodge 17'])
  expect(found('moon')).toEqual([])
})

test('finds everything without a text', () => {
  expect(found('  ')).toBe(names)
})

test('finds a name however its letters were typed', () => {
  const names = ['Zo\u00eb', 'Zoe\u0308', 'Zoe']
  expect(matching(names, 'ZOE\u0308', (name) => name)).toEqual(names.slice(0, 2))
})
