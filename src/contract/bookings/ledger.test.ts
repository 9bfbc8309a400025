import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeLedger, toGiveBackCents } from './ledger.ts'
import { isPaid } from './paid-stay.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const somePayment = fc
  .record({ paid: cents, back: cents, to: cents, isStuck: fc.boolean() })
  .map(({ paid, back, to, isStuck }) => ({
    paid,
    refunded: Math.min(paid, back),
    refundTo: Math.min(paid, to),
    isStuck,
  }))

test('a stay’s ledger balances: total, paid, refunded and due, never below zero', () => {
  fc.assert(
    fc.property(cents, fc.array(somePayment, { maxLength: 6 }), (total, payments) => {
      const money = computeLedger(total, payments)
      const held = payments.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
      expect(money.paidCents - money.refundedCents).toBe(held)
      expect(money.dueCents).toBe(held >= total ? 0 : total - held)
      expect(money.refundingCents).toBeLessThanOrEqual(held)
      expect(isPaid(money)).toBe(held >= total && held > 0)
    }),
  )
})

test.each([
  ['on its way', false, 5000, 0],
  ['not taken back by the card', true, 5000, 20_000],
])('what is paid too much and %s', (_where, isStuck, overpaidCents, byHand) => {
  const money = computeLedger(75_000, [{ paid: 100_000, refunded: 0, refundTo: 20_000, isStuck }])
  expect(money).toMatchObject({ overpaidCents, refundingCents: 20_000 })
  expect(toGiveBackCents(money)).toBe(overpaidCents + byHand)
})

test('one cent of $3,800 by hand leaves $3,799.99 due', () => {
  const money = computeLedger(380_000, [{ paid: 1, refunded: 0, refundTo: 0, isStuck: false }])
  expect(money).toMatchObject({ paidCents: 1, dueCents: 379_999 })
  expect(isPaid(money)).toBe(false)
})
