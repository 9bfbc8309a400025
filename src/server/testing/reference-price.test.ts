import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancellationAt } from '#contract/bookings/cancellation.ts'
import { day1Discount, holdsFor, quoteStay } from '#contract/bookings/quote.ts'
import { extraCents, type QuotedExtra, replaceExtraLines } from '#contract/extras/extra-price.ts'
import { addDays } from '#contract/platform/dates.ts'
import { type RateOverride, rateByDate } from '#contract/rates/tariff.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { cancelInstant, randomExtra, randomPolicy, randomStay, randomTariff } from './random-stays.ts'
import { type ReferenceTariff, referenceArrival, referenceKept, referenceLines } from './reference-price.ts'

/** The pure half of `receipts/price-chain.test.ts`, which sends fewer stays through the whole product. */
const STAYS = rounds(10_000)
const REQUESTED = '2026-11-21T12:00:00Z'
const ZONES = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'UTC'] as const

const listOverrides = ({ overrides }: ReferenceTariff): RateOverride[] =>
  overrides.flatMap(({ from, to, price }) =>
    Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 }, (_, day) => ({
      date: addDays(from, day),
      price,
      minNights: null,
      arrival: null,
      departure: null,
    })),
  )

test(`the prices and refunds of ${STAYS} random stays are those of a second calculation, to the cent`, () => {
  fc.assert(
    fc.property(
      randomTariff,
      randomPolicy,
      randomStay,
      fc.constantFrom(...ZONES),
      fc.array(randomExtra, { maxLength: 4 }),
      fc.array(randomExtra, { maxLength: 3 }),
      (tariff, policy, stay, timeZone, extras, later) => {
        const { checkIn, guests, dogs, isDay1 } = stay
        const dates = { checkIn, checkOut: addDays(checkIn, stay.nights), guests, dogs, extras }
        const rateOn = rateByDate(tariff.price, listOverrides(tariff))
        const quote = quoteStay(dates, { fees: tariff.fees, taxes: tariff.taxes, rateOn }, [
          ...(isDay1 ? [day1Discount] : []),
          ...stay.promotions.map((promotion) => ({
            name: 'Offer',
            percent: null,
            amount: null,
            ...promotion,
          })),
        ])
        const lines = referenceLines({ ...stay, extras }, tariff)
        const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
        expect(quote.lines.map(({ kind, cents }) => ({ kind, cents }))).toEqual(lines)
        expect(quote.totalCents).toBe(totalCents)
        expect(quote.total * 100 + quote.taxCents).toBe(totalCents)
        const taxes = tariff.taxes.filter((tax) => holdsFor(tax, checkIn))
        const priced = (ordered: readonly QuotedExtra[]) =>
          ordered.map((extra) => ({ ...extra, cents: extraCents(extra, stay) }))
        const all = [...extras, ...later]
        const changed = replaceExtraLines(quote.lines, { before: priced(extras), after: priced(all), taxes })
        const expected = referenceLines({ ...stay, extras: all }, tariff)
        expect(changed.map(({ kind, cents }) => ({ kind, cents }))).toEqual(expected)
        const arrival = referenceArrival(timeZone, checkIn)
        const requested = Date.parse(REQUESTED)
        const now = cancelInstant(stay, policy, requested, arrival)
        const terms = { policy, checkIn, checkInFrom: '16:00', timeZone, createdAt: REQUESTED, totalCents }
        const kept = referenceKept(
          { totalCents, paidCents: totalCents, steps: policy.steps, arrival, requested },
          now,
        )
        expect(cancellationAt(terms, now)?.keptCents).toBe(kept)
      },
    ),
    { numRuns: STAYS },
  )
}, 120_000)
