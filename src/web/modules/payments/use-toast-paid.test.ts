import { expect, test } from 'vitest'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { computeLedger } from '#contract/bookings/ledger.ts'
import { writeOutcome } from './use-toast-paid.ts'

/** A stay that costs `totalCents` in its status, of which `paid` was paid and `refundTo` goes back. */
function aStay(status: BookingWithMoney['status'], totalCents: number, paid: number, refundTo = 0) {
  const payment = { paid, refunded: 0, refundTo, isStuck: false }
  return { status, money: computeLedger(totalCents, paid > 0 ? [payment] : []) } as BookingWithMoney
}
const toastTitle = (booking: BookingWithMoney, isSettled = true) => writeOutcome(booking, isSettled).title

test('only a confirmed stay with nothing due is called paid', () => {
  expect(writeOutcome(aStay('confirmed', 900, 900), true).description).toBe(
    'Your stay is paid. We look forward to you.',
  )
  expect(writeOutcome(aStay('confirmed', 900, 500), true).description).toBe('Thank you. $4.00 is still due.')
})

test('a fee that was paid is not said to go back', () => {
  expect(writeOutcome(aStay('cancelled', 200, 200), true)).toEqual({
    title: 'Payment Successful!',
    description: 'Thank you. Nothing more is due.',
  })
  expect(toastTitle(aStay('cancelled', 200, 0), false)).toBe('Payment under way')
})

test('a stay that ended while it was paid gives back what is over', () => {
  expect(toastTitle(aStay('cancelled', 0, 900, 900))).toBe('Stay cancelled')
  expect(toastTitle(aStay('cancelled', 200, 900, 700))).toBe('Stay cancelled')
  expect(toastTitle(aStay('cancelled', 0, 0), false)).toBe('Stay cancelled')
  expect(toastTitle(aStay('declined', 0, 900, 900))).toBe('Stay not confirmed')
})
