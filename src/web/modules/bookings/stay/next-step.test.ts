import { expect, test } from 'vitest'
import { computeLedger } from '#contract/bookings/ledger.ts'
import { exampleStay } from '#web/testing/example-stay.ts'
import { declinedWords } from './next-step.tsx'

test('a stay that ran out of time does not say that the owner declined it', () => {
  const declined = { ...exampleStay, status: 'declined' as const, money: computeLedger(0, []) }
  expect(declinedWords(declined)).toBe('The owner could not host you on these dates. Nothing was charged.')
  expect(declinedWords({ ...declined, isExpired: true })).toBe(
    'These dates were not confirmed in time, so they are no longer held for you. Nothing was charged.',
  )
  expect(declinedWords({ ...declined, money: exampleStay.money })).toBe(
    'The owner could not host you on these dates.',
  )
})
