import fc from 'fast-check'
import type {
  ReferenceExtra,
  ReferenceFee,
  ReferencePromotion,
  ReferenceTariff,
  ReferenceTax,
} from './reference-price.ts'

/** The first date of check-in of a random stay; the last is 360 days later. */
export const FIRST_DAY = '2026-11-25'

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const date = fc.integer({ min: 0, max: 360 }).map((days) => dayAfter(FIRST_DAY, days))
const name = fc.constantFrom('Cleaning', 'Linen', 'Pets', 'Occupancy tax', 'Levy', 'Città')
const amount = fc.integer({ min: 1, max: 400 })
const simpleKinds = ['per_stay', 'per_night', 'per_guest', 'per_guest_night', 'per_dog'] as const
const fee: fc.Arbitrary<ReferenceFee> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ name, kind: fc.constantFrom(...simpleKinds), amount }) },
  fc.record({
    ...{ name, kind: fc.constant('per_extra_guest_night' as const), amount },
    above: fc.integer({ min: 1, max: 3 }),
  }),
)
const percent = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 4 }))
  .map(([whole, part, places]) =>
    places === 0 ? String(whole) : `${whole}.${String(part).padStart(4, '0').slice(0, places)}`,
  )
const terms = {
  name,
  onFees: fc.boolean(),
  from: fc.option(date, { nil: null }),
  to: fc.constant(null),
}
const tax: fc.Arbitrary<ReferenceTax> = fc.oneof(
  fc.record({ ...terms, kind: fc.constant('percent' as const), percent }),
  fc.record({
    ...terms,
    kind: fc.constantFrom('per_night' as const, 'per_guest_night' as const),
    amountCents: fc.integer({ min: 1, max: 3000 }),
  }),
)
const override = fc
  .record({ from: date, days: fc.integer({ min: 1, max: 40 }), price: fc.integer({ min: 1, max: 4000 }) })
  .map(({ from, days, price }) => ({ from, to: dayAfter(from, days), price }))
export const randomTariff: fc.Arbitrary<ReferenceTariff> = fc.record({
  price: fc.integer({ min: 1, max: 4000 }),
  overrides: fc.array(override, { maxLength: 6 }),
  fees: fc.array(fee, { maxLength: 4 }),
  taxes: fc.array(tax, { maxLength: 4 }),
})
export const randomExtra: fc.Arbitrary<ReferenceExtra> = fc
  .record({
    name: fc.constantFrom('Firewood', 'Breakfast', 'Sauna', 'Late check-out'),
    kind: fc.constantFrom(
      'per_stay' as const,
      'per_night' as const,
      'per_guest' as const,
      'per_piece' as const,
    ),
    amount: fc.integer({ min: 1, max: 500 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxed: fc.boolean(),
  })
  .map((extra) => (extra.kind === 'per_piece' ? extra : { ...extra, quantity: 1 }))
/** A policy of up to four steps that never give back more again. */
export const randomPolicy = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([hours, percents]) => {
    const falling = percents.toSorted((a, b) => b - a)
    const steps = hours
      .toSorted((a, b) => b - a)
      .map((hoursBefore, index) => ({ hoursBefore, refundPercent: falling[index] ?? 0 }))
    return { name: 'Ours', steps }
  })
const promotion: fc.Arbitrary<ReferencePromotion> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 5000 }) }),
)
export const randomStay = fc.record({
  checkIn: date,
  nights: fc.integer({ min: 1, max: 30 }),
  guests: fc.integer({ min: 1, max: 2 }),
  dogs: fc.integer({ min: 0, max: 2 }),
  isDay1: fc.boolean(),
  promotions: fc.array(promotion, { maxLength: 3 }),
  /** Part of the time from the request to the arrival at which the guest cancels. */
  cancelAt: fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1e6),
  /** Or at a step of the policy, this many milliseconds off. */
  atStep: fc.option(fc.record({ step: fc.nat({ max: 3 }), off: fc.constantFrom(-1, 0, 1) }), { nil: null }),
})
/** How a stay is paid and what happens to it between its request and its end. */
export const randomCourse = fc.record({
  schedule: fc.option(
    fc.record(
      {
        depositPercent: fc.integer({ min: 10, max: 90 }),
        balanceDaysBefore: fc.integer({ min: 1, max: 120 }),
      },
      { noNullPrototype: true },
    ),
    { nil: null },
  ),
  /** The owner moves the confirmed stay before it is paid. */
  move: fc.option(
    fc.record({ days: fc.integer({ min: 1, max: 30 }), nights: fc.integer({ min: 1, max: 30 }) }),
    {
      nil: null,
    },
  ),
  /** Extras that the guest orders once the first part is paid, and whether the rest is paid too. */
  ordered: fc.array(randomExtra, { maxLength: 2 }),
  isBalancePaid: fc.boolean(),
  /** Part of the first payment that the owner refunds as goodwill. */
  goodwillPercent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
})
export type RandomCourse = typeof randomCourse extends fc.Arbitrary<infer Value> ? Value : never
export type RandomPolicy = typeof randomPolicy extends fc.Arbitrary<infer Value> ? Value : never
export type RandomStay = typeof randomStay extends fc.Arbitrary<infer Value> ? Value : never

/** When the guest cancels: some time after the request and before arrival, sometimes at a step's very end. */
export function cancelInstant(
  { cancelAt, atStep }: RandomStay,
  { steps }: RandomPolicy,
  requested: number,
  arrival: number,
): number {
  const step = atStep && steps[atStep.step]
  const exact = step ? arrival - step.hoursBefore * 3_600_000 + atStep.off : null
  const at = exact !== null && exact >= requested && exact < arrival ? exact : null
  return at ?? requested + Math.floor((arrival - requested) * cancelAt)
}
