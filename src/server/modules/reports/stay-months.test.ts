import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day1Discount, nightPrices, quoteStay } from '#contract/bookings/quote.ts'
import { addDays, nightsBetween } from '#contract/platform/dates.ts'
import { type RateOverride, rateByDate } from '#contract/rates/tariff.ts'
import { stayMonths } from './stay-months.ts'

const priced = (
  checkIn: string,
  nights: number,
  change: object = {},
  prices: Record<string, number> = {},
) => {
  const overrides = Object.entries(prices).map(
    ([date, price]): RateOverride => ({ date, price, minNights: null, arrival: null, departure: null }),
  )
  const tariff = { fees: [], taxes: [], rateOn: rateByDate(450, overrides), ...change }
  const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 2 }
  const quote = quoteStay(stay, tariff, 'day1' in change ? [day1Discount] : [])
  return { ...stay, ...quote, totalPrice: quote.total, nightPrices: nightPrices(stay, tariff) }
}

test('nights belong to their month at their own price, fees and taxes to the month of check-in', () => {
  const charges = {
    fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 90 }],
    taxes: [{ name: 'Lodging tax', kind: 'percent', percent: '10', onFees: true, from: null, to: null }],
  }
  expect(stayMonths(priced('2027-01-30', 3, charges, { '2027-02-01': 700 }))).toEqual([
    { month: '2027-01', nights: 2, revenueCents: 99_000, taxes: [{ name: 'Lodging tax', cents: 16_900 }] },
    { month: '2027-02', nights: 1, revenueCents: 70_000, taxes: [] },
  ])
})

test('a sum without prices of its nights is shared evenly, to the cent', () => {
  const stay = { checkIn: '2027-01-31', checkOut: '2027-02-03', totalPrice: 1000, lines: [], nightPrices: [] }
  expect(stayMonths(stay).map(({ revenueCents }) => revenueCents)).toEqual([33_333, 66_667])
})

test('the months of a stay add up to its price', () => {
  const charge = fc.record({
    fee: fc.integer({ min: 1, max: 999 }),
    percent: fc.integer({ min: 0, max: 99_999 }).map((text) => (text / 1000).toFixed(3)),
    onFees: fc.boolean(),
  })
  const stays = fc.record({
    day: fc.integer({ min: 0, max: 900 }),
    nights: fc.integer({ min: 1, max: 30 }),
    prices: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 30, maxLength: 30 }),
    charges: fc.array(charge, { maxLength: 3 }),
    isDay1: fc.boolean(),
    isKnown: fc.boolean(),
  })
  fc.assert(
    fc.property(stays, ({ day, nights, prices, charges, isDay1, isKnown }) => {
      const checkIn = addDays('2026-12-01', day)
      const stay = priced(
        checkIn,
        nights,
        {
          fees: charges.map(({ fee }, at) => ({ name: `Fee ${at}`, kind: 'per_guest_night', amount: fee })),
          taxes: charges.map(({ percent, onFees }, at) => ({
            ...{ name: `Tax ${at}`, kind: 'percent', percent, onFees, from: null, to: null },
          })),
          ...(isDay1 ? { day1: true } : {}),
        },
        Object.fromEntries(prices.map((price, at) => [addDays(checkIn, at), price])),
      )
      const months = stayMonths(isKnown ? stay : { ...stay, nightPrices: [] })
      const sum = (of: (month: (typeof months)[number]) => number) =>
        months.reduce((total, month) => total + of(month), 0)
      expect(sum((month) => month.nights)).toBe(nightsBetween(stay))
      expect(sum((month) => month.revenueCents)).toBe(stay.totalPrice * 100)
      expect(sum((month) => month.taxes.reduce((all, { cents }) => all + cents, 0))).toBe(stay.taxCents)
    }),
  )
})
