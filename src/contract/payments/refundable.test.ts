import { expect, test } from 'vitest'
import { mayHoldMoney, refundableCents } from './refundable.ts'

const card = {
  amount: '900.00',
  refundedAmount: '0.00',
  receivedCents: null,
  isClosed: false,
  stripePaymentId: 'pi_1',
  paymentDate: '2026-11-21T12:00:00Z',
  crypto: null,
}

test.each([
  ['completed', card, 90_000, true],
  ['failed', card, 0, true],
  ['pending', card, 0, true],
  ['failed', { ...card, paymentDate: null }, 0, false],
  ['pending', { ...card, paymentDate: null, receivedCents: 100 }, 100, true],
  ['failed', { ...card, stripePaymentId: null }, 0, false],
  ['completed', { ...card, isClosed: true }, 0, false],
  ['failed', { ...card, isClosed: true }, 0, false],
  ['pending', { ...card, paymentDate: null, isClosed: true, receivedCents: 100 }, 100, true],
  ['refunded', { ...card, refundedAmount: '900.00' }, 0, false],
] as const)('the provider may hold money of a payment that is %s: %o', (status, payment, cents, mayHold) => {
  expect(refundableCents({ ...payment, status })).toBe(cents)
  expect(mayHoldMoney({ ...payment, status })).toBe(mayHold)
})
