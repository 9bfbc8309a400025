import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, type Stay } from '#contract/platform/dates.ts'
import { type RateOverride, rateByDate } from '#contract/rates/tariff.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { searchLodges, takenNights } from './stay-search.ts'

const TODAY = '2026-12-01'
const day = (number: number) => addDays(TODAY, number)
const BASE_PRICE = 300
const LINEN = 15
const TAX_PERCENT = 7

type Taken = { from: string; to: string; reason: 'booked' | 'closed' }
type World = { maxGuests: number; taken: Taken[]; overrides: RateOverride[] }
type Wanted = Stay & { guests: number }

/** The answer by hand: every stay of the month before and after is tried, night by night. */
function answerByHand(requested: Wanted, { maxGuests, taken, overrides }: World): LodgeSearchResult {
  const length = daysBetween(requested.checkIn, requested.checkOut)
  const rate = (date: string) => overrides.find((override) => override.date === date)
  const nightsFrom = (checkIn: string) => Array.from({ length }, (_, night) => addDays(checkIn, night))
  const revenue = (checkIn: string) =>
    nightsFrom(checkIn).reduce((sum, date) => sum + (rate(date)?.price ?? BASE_PRICE), 0)
  const expectedPrice = (checkIn: string) => {
    const taxCents = Math.floor((revenue(checkIn) * 100 * TAX_PERCENT + 50) / 100)
    return { taxCents, totalCents: (revenue(checkIn) + LINEN * requested.guests) * 100 + taxCents }
  }
  const isTaken = (date: string, reason: string) =>
    taken.some((range) => range.reason === reason && range.from <= date && date < range.to)
  const obstacles = (checkIn: string) => {
    const nights = nightsFrom(checkIn)
    return [
      ['too_many_guests', requested.guests > maxGuests],
      ['booked', nights.some((date) => isTaken(date, 'booked'))],
      ['closed', nights.some((date) => isTaken(date, 'closed'))],
      ['closed', checkIn < TODAY || checkIn > day(365)],
      ['no_arrival', rate(checkIn)?.arrival === false],
      ['min_nights', length < (rate(checkIn)?.minNights ?? 1)],
      ['no_departure', rate(addDays(checkIn, length))?.departure === false],
    ] as const
  }
  const expectedReason = (checkIn: string) => obstacles(checkIn).find(([, stands]) => stands)?.[0] ?? null
  const others = Array.from({ length: 61 }, (_, shift) => addDays(requested.checkIn, shift - 30))
    .filter((checkIn) => checkIn !== requested.checkIn && expectedReason(checkIn) === null)
    .map((checkIn) => ({
      checkIn,
      checkOut: addDays(checkIn, length),
      totalCents: expectedPrice(checkIn).totalCents,
      distance: Math.abs(daysBetween(requested.checkIn, checkIn)),
    }))
    .sort(
      (a, b) => a.distance - b.distance || a.totalCents - b.totalCents || (a.checkIn < b.checkIn ? -1 : 1),
    )
  const reason = expectedReason(requested.checkIn)
  const [nearest] = others.map(({ distance: _distance, ...stay }) => stay)
  return {
    slug: 'xrp-lodge',
    isFree: reason === null,
    ...expectedPrice(requested.checkIn),
    averageNightly: Math.floor((revenue(requested.checkIn) * 2 + length) / (2 * length)),
    reason,
    nearest: reason === null ? null : (nearest ?? null),
  }
}

function expectedAnswer(
  requested: Wanted,
  { maxGuests, taken, overrides }: World,
): LodgeSearchResult | undefined {
  const fees = [{ name: 'Linen', kind: 'per_guest', amount: LINEN } as const]
  const tax = { kind: 'percent', percent: String(TAX_PERCENT) } as const
  const taxes = [{ ...tax, name: 'Occupancy tax', onFees: false, from: null, to: null }]
  const tariff = { fees, taxes, rateOn: rateByDate(BASE_PRICE, overrides) }
  const takenOn = takenNights(taken, { from: TODAY, to: day(395) })
  const [answer] = searchLodges(requested, [
    { slug: 'xrp-lodge', maxGuests, maxDogs: 0, today: TODAY, tariff, takenOn },
  ])
  return answer
}

const someWanted = fc
  .tuple(
    fc.oneof(fc.nat(60), fc.integer({ min: 340, max: 365 })),
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([first, nights, guests]) => ({ checkIn: day(first), checkOut: day(first + nights), guests }))
const someTaken = fc
  .tuple(
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom('booked', 'closed'),
  )
  .map(([shift, nights, reason]) => ({ shift, nights, reason }) as const)
const someRate = fc.record({
  shift: fc.integer({ min: -30, max: 40 }),
  price: fc.option(fc.integer({ min: 1, max: 900 })),
  minNights: fc.option(fc.integer({ min: 1, max: 30 })),
  arrival: fc.option(fc.boolean()),
  departure: fc.option(fc.boolean()),
})
const someWorld = fc.record({
  maxGuests: fc.integer({ min: 2, max: 4 }),
  taken: fc.array(someTaken, { maxLength: 20 }),
  rates: fc.uniqueArray(someRate, { selector: ({ shift }) => shift, maxLength: 30 }),
})

test('a search answers what trying every stay answers, for 1,500 random lodges', () => {
  fc.assert(
    fc.property(someWanted, someWorld, (requested, { maxGuests, taken, rates }) => {
      // Around the wanted dates, so that most of them matter.
      const around = (shift: number) => addDays(requested.checkIn, shift)
      const world = {
        maxGuests,
        taken: taken.map(({ shift, nights, reason }) => ({
          from: around(shift),
          to: around(shift + nights),
          reason,
        })),
        overrides: rates.map(({ shift, ...rate }) => ({ date: around(shift), ...rate })),
      }
      expect(expectedAnswer(requested, world)).toEqual(answerByHand(requested, world))
    }),
    { numRuns: rounds(1500) },
  )
})

test('of two stays as near the cheaper is offered, of two as cheap the earlier', () => {
  const requested = { checkIn: day(10), checkOut: day(12), guests: 2 }
  const taken: Taken[] = [{ from: day(10), to: day(12), reason: 'booked' }]
  const nearest = (overrides: RateOverride[]) =>
    expectedAnswer(requested, { maxGuests: 4, taken, overrides })?.nearest?.checkIn
  const price = (date: string, amount: number): RateOverride => ({
    date,
    price: amount,
    minNights: null,
    arrival: null,
    departure: null,
  })
  expect(nearest([])).toBe(day(8))
  expect(nearest([price(day(13), BASE_PRICE - 1)])).toBe(day(12))
  expect(nearest([price(day(8), BASE_PRICE - 1)])).toBe(day(8))
})

test('a lodge that is taken for a month on both sides has no other dates', () => {
  const requested = { checkIn: day(40), checkOut: day(43), guests: 2 }
  const answer = (to: number) =>
    expectedAnswer(requested, {
      maxGuests: 4,
      taken: [{ from: day(0), to: day(to), reason: 'closed' }],
      overrides: [],
    })
  expect(answer(71)).toMatchObject({ isFree: false, reason: 'closed', nearest: null })
  expect(answer(70)).toMatchObject({ nearest: { checkIn: day(70), checkOut: day(73) } })
})
