import { expect, test } from 'vitest'
import { brokenStayRule, isOfPricedLength } from './stay-rules.ts'

test('a stay has at most 30 nights and begins within a year', () => {
  const lodge = { name: 'XRP Lodge', maxGuests: 6, maxDogs: 0 }
  const rule = (checkIn: string, checkOut: string, guests = 2, dogs = 0) =>
    brokenStayRule({ checkIn, checkOut }, { guests, dogs }, lodge, '2026-11-21')?.path ?? null
  expect(rule('2026-11-21', '2026-12-21')).toBeNull()
  expect(rule('2026-11-21', '2026-12-22')).toBe('checkOut')
  expect(rule('2027-11-21', '2027-11-22')).toBeNull()
  expect(rule('2027-11-22', '2027-11-23')).toBe('checkIn')
  expect(rule('2026-12-01', '2026-12-02', 7)).toBe('guests')
  expect(rule('2026-12-01', '2026-12-02', 2, 1)).toBe('dogs')
})

test('the capacity of one guest is in the singular', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02' }
  const message = (maxGuests: number) =>
    brokenStayRule(stay, { guests: 7, dogs: 0 }, { name: 'XRP Lodge', maxGuests, maxDogs: 0 }, '2026-11-21')
      ?.message
  expect(message(1)).toBe('XRP Lodge sleeps at most 1 guest')
  expect(message(6)).toBe('XRP Lodge sleeps at most 6 guests')
})

test('while its year is typed a stay has no price', () => {
  const hasPrice = (checkIn: string) => isOfPricedLength({ checkIn, checkOut: '2026-12-08' })
  expect(['2026-12-05', '0002-12-05', '0202-12-05', '', '2026-12-08'].map(hasPrice)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
