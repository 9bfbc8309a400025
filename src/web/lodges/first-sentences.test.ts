import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('keeps the first sentences of a description', () => {
  expect(firstSentences('One at 3.5 km. Two! And three.', 2)).toBe('One at 3.5 km. Two!')
  expect(firstSentences('Only one', 2)).toBe('Only one')
  expect(firstSentences('', 2)).toBe('')
})
