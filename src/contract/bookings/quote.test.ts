import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Charges, Fee, Tax } from '../charges/charges.ts'
import { addDays, nightsBetween } from '../platform/dates.ts'
import { brokenRateRule, type RateOverride, rateByDate } from '../rates/tariff.ts'
import { rounds } from '../testing/rounds.ts'
import { type Discount, day1Discount, type QuotedStay, quoteStay } from './quote.ts'

const FIRST_DAY = '2026-12-01'
const aStay = (change: Partial<QuotedStay> = {}): QuotedStay => ({
  checkIn: '2026-12-04',
  checkOut: '2026-12-07',
  guests: 2,
  ...change,
})
const anOverride = (date: string, change: Partial<RateOverride>): RateOverride => ({
  date,
  price: null,
  minNights: null,
  arrival: null,
  departure: null,
  ...change,
})
const aTax = (change: object): Tax =>
  ({ name: 'Tax', kind: 'percent', percent: '10', onFees: false, from: null, to: null, ...change }) as Tax

const quote = (stay: QuotedStay, charges: Partial<Charges>, overrides: RateOverride[] = [], day1 = false) =>
  quoteStay(
    stay,
    { fees: [], taxes: [], ...charges, rateOn: rateByDate(450, overrides) },
    day1 ? [day1Discount] : [],
  )

/** The price written out: by night, by guest, taxes in millionths of a cent. */
function priceByHand(
  stay: QuotedStay,
  base: number,
  overrides: RateOverride[],
  charges: Charges,
  day1: boolean,
) {
  let nights = 0n
  for (let date = stay.checkIn; date < stay.checkOut; date = addDays(date, 1)) {
    const price = overrides.findLast((override) => override.date === date)?.price
    nights += BigInt(price === null || price === undefined ? base : price)
  }
  const discount = day1 ? nights / 5n + (nights % 5n === 0n ? 0n : 1n) : 0n
  let fees = 0n
  for (const { kind, amount } of charges.fees) {
    let times = 0n
    for (let night = 0; night < nightsBetween(stay); night++)
      for (let guest = 0; guest < stay.guests; guest++)
        if (
          kind === 'per_guest_night' ||
          (kind === 'per_night' && guest === 0) ||
          (kind === 'per_guest' && night === 0) ||
          (night === 0 && guest === 0)
        )
          times += 1n
    fees += times * BigInt(amount)
  }
  let taxes = 0n
  for (const tax of charges.taxes) {
    if (tax.from !== null && stay.checkIn < tax.from) continue
    if (tax.to !== null && stay.checkIn >= tax.to) continue
    if (tax.kind === 'percent') {
      const [whole = '', decimals = ''] = tax.percent.split('.')
      const percent = BigInt(whole) * 10_000n + BigInt(`${decimals}0000`.slice(0, 4))
      const exact = (nights - discount + (tax.onFees ? fees : 0n)) * 100n * percent
      taxes += exact / 1_000_000n + (exact % 1_000_000n >= 500_000n ? 1n : 0n)
    } else {
      const guests = tax.kind === 'per_night' ? 1 : stay.guests
      taxes += BigInt(tax.amountCents) * BigInt(nightsBetween(stay) * guests)
    }
  }
  return {
    subtotal: Number(nights),
    discount: Number(discount),
    total: Number(nights - discount + fees),
    taxCents: Number(taxes),
    totalCents: Number((nights - discount + fees) * 100n + taxes),
  }
}

const someDay = fc.nat(40).map((day) => addDays(FIRST_DAY, day))
const someStay = fc
  .tuple(someDay, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 10 }))
  .map(([checkIn, nights, guests]) => ({ checkIn, checkOut: addDays(checkIn, nights), guests }))
const somePrice = fc.integer({ min: 1, max: 100_000 })
const someOverrides = fc.uniqueArray(
  fc.record({
    date: fc.nat(75).map((day) => addDays(FIRST_DAY, day)),
    price: fc.option(somePrice),
    minNights: fc.option(fc.integer({ min: 1, max: 30 })),
    arrival: fc.option(fc.boolean()),
    departure: fc.option(fc.boolean()),
  }),
  { selector: ({ date }) => date, maxLength: 40 },
)
const someFee: fc.Arbitrary<Fee> = fc.record({
  name: fc.constantFrom('Cleaning', 'Linen'),
  kind: fc.constantFrom('per_stay', 'per_night', 'per_guest', 'per_guest_night'),
  amount: somePrice,
})
const somePercent = fc
  .tuple(
    fc.nat(99),
    fc.option(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 4 })),
  )
  .map(([whole, decimals]) => (decimals === null ? String(whole) : `${whole}.${decimals}`))
const someTerms = {
  name: fc.constantFrom('State', 'City'),
  onFees: fc.boolean(),
  from: fc.option(someDay),
  to: fc.option(someDay),
}
const someTax: fc.Arbitrary<Tax> = fc.oneof(
  fc.record({ ...someTerms, kind: fc.constant('percent' as const), percent: somePercent }),
  fc.record({
    ...someTerms,
    kind: fc.constantFrom('per_night' as const, 'per_guest_night' as const),
    amountCents: fc.integer({ min: 1, max: 10_000_000 }),
  }),
)
const someCharges = fc.record({
  fees: fc.array(someFee, { maxLength: 5 }),
  taxes: fc.array(someTax, { maxLength: 5 }),
})

test('a quote equals the reference price and the sum of its lines, for 10,000 random stays', () => {
  fc.assert(
    fc.property(
      someStay,
      somePrice,
      someOverrides,
      someCharges,
      fc.boolean(),
      (stay, base, overrides, charges, day1) => {
        const quoted = quoteStay(
          stay,
          { ...charges, rateOn: rateByDate(base, overrides) },
          day1 ? [day1Discount] : [],
        )
        expect(quoted).toMatchObject(priceByHand(stay, base, overrides, charges, day1))
        expect(quoted.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quoted.totalCents)
      },
    ),
    { numRuns: rounds(10_000) },
  )
})

test('of several discounts the one that saves most applies alone, of equal ones the first', () => {
  const offer = (name: string, percent: number | null, amount: number | null = null) => ({
    name,
    percent,
    amount,
  })
  const off = (...discounts: Discount[]) =>
    quoteStay(aStay(), { fees: [], taxes: [], rateOn: rateByDate(450, []) }, discounts)
  expect(off(offer('A', 10), offer('B', null, 135), offer('C', 5))).toMatchObject({
    discount: 135,
    discountName: 'A',
    total: 1215,
    lines: [{ kind: 'nights' }, { kind: 'discount', name: 'A', cents: -13_500 }],
  })
  expect(off(offer('A', 10), offer('B', null, 136)).discountName).toBe('B')
  expect(off(offer('All', null, 2000))).toMatchObject({ discount: 1350, total: 0 })
  expect(off(offer('Up', 33))).toMatchObject({ discount: 446 })
})

test('without rates and charges a stay costs price × nights', () => {
  expect(quote(aStay(), {})).toEqual({
    nights: 3,
    nightlyPrice: 450,
    subtotal: 1350,
    discount: 0,
    discountName: null,
    total: 1350,
    lines: [{ kind: 'nights', name: '$450 × 3 nights', cents: 135_000 }],
    taxCents: 0,
    totalCents: 135_000,
  })
})

test('the Day 1 discount is a fifth of the nights, rounded up to the whole dollar, and none of the fees', () => {
  const nightOf15 = [anOverride('2026-12-04', { price: 15 })]
  const oneNight = aStay({ checkOut: '2026-12-05' })
  expect(quote(oneNight, {}, nightOf15, true).discount).toBe(3)
  const withFee = quote(
    oneNight,
    { fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 90 }] },
    nightOf15,
    true,
  )
  expect(withFee).toMatchObject({ discount: 3, total: 102, totalCents: 10_200 })
})

test('fees and taxes follow the nights as lines of their own', () => {
  const quoted = quote(
    aStay(),
    {
      fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 120 }],
      taxes: [
        aTax({ name: 'Occupancy tax', percent: '12.65' }),
        aTax({ name: 'Sales tax', percent: '8.875', onFees: true }),
        aTax({ name: 'Tourism levy', kind: 'per_guest_night', amountCents: 150 }),
      ],
    },
    [anOverride('2026-12-05', { price: 520 })],
  )
  expect(quoted).toMatchObject({ nightlyPrice: 473, subtotal: 1420, total: 1540 })
  expect(quoted.lines).toEqual([
    { kind: 'nights', name: '3 nights: $450 × 2, $520 × 1', cents: 142_000 },
    { kind: 'fee', name: 'Cleaning', cents: 12_000 },
    { kind: 'tax', name: 'Occupancy tax', cents: 17_963 },
    { kind: 'tax', name: 'Sales tax', cents: 13_668 },
    { kind: 'tax', name: 'Tourism levy', cents: 900 },
  ])
  expect(quoted.totalCents).toBe(154_000 + 17_963 + 13_668 + 900)
})

test('a tax is rounded half up, to the cent', () => {
  const night = aStay({ checkOut: '2026-12-05' })
  const taxAt = (percent: string) => quote(night, { taxes: [aTax({ percent })] }).taxCents
  // 450 dollars at 0.0011 % are 0.495 cents, at 0.0012 % 0.54, and at 0.01 % 4.5.
  expect(['0.0011', '0.0012', '0.01'].map(taxAt)).toEqual([0, 1, 5])
})

test('a tax holds for check-ins from its first date to the day before its last', () => {
  const tax = aTax({ from: '2026-12-04', to: '2026-12-06' })
  const isTaxed = (checkIn: string) =>
    quote(aStay({ checkIn, checkOut: '2026-12-10' }), { taxes: [tax] }).taxCents > 0
  expect(['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map(isTaxed)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  [anOverride('2026-12-04', { minNights: 4 }), 'checkOut', 'At least 4 nights for these dates'],
  [anOverride('2026-12-04', { arrival: false }), 'checkIn', 'No arrivals on this day'],
  [anOverride('2026-12-07', { departure: false }), 'checkOut', 'No departures on this day'],
])('a stay that breaks %j is refused at its field', (override, path, message) => {
  expect(brokenRateRule(aStay(), rateByDate(450, [override]))).toEqual({ path, message })
})

test('rules of days other than arrival and departure do not apply to a stay', () => {
  const overrides = [
    anOverride('2026-12-04', { departure: false }),
    anOverride('2026-12-05', { arrival: false, departure: false, minNights: 9 }),
    anOverride('2026-12-07', { arrival: false, minNights: 9 }),
  ]
  expect(brokenRateRule(aStay(), rateByDate(450, overrides))).toBeNull()
})
