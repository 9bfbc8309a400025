import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('keeps the first two sentences of a description', () => {
  expect(firstSentences('One at 3.5 km. Two! And three.')).toBe('One at 3.5 km. Two!')
  expect(firstSentences('One.\nTwo? Yes! Three')).toBe('One.\nTwo?')
  expect(firstSentences('Only one')).toBe('Only one')
  expect(firstSentences('')).toBe('')
})
