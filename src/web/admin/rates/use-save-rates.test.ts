import { expect, test } from 'vitest'
import { undoneInWords } from './use-save-rates.ts'

test('an undone change of one night is in the singular', () => {
  expect(undoneInWords(1)).toBe('1 night is as it was before.')
  expect(undoneInWords(2)).toBe('2 nights are as they were before.')
})
