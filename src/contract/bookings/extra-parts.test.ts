import { expect, test } from 'vitest'
import {
  addExtraPart,
  chargeableCents,
  type PlannedPart,
  replanPayments,
  splitDue,
  withExtrasLast,
} from './payment-plan.ts'

const plan: PlannedPart[] = [
  { dueOn: '2027-01-01', cents: 30_000 },
  { dueOn: '2027-02-01', cents: 70_000 },
]
const today = '2027-01-10'
const raised = addExtraPart(plan, 5000, today)
const dues = (heldCents: number, on: string) =>
  splitDue(raised, { heldCents, dueCents: 105_000 - heldCents, today: on })

test('an extra is due at once, before the balance', () => {
  expect(raised.map(({ cents }) => cents)).toEqual([30_000, 5000, 70_000])
  expect(dues(30_000, today)).toEqual({ dueNowCents: 5000, nextDueOn: '2027-02-01', nextDueCents: 70_000 })
  expect(dues(35_000, today)).toMatchObject({ dueNowCents: 0, nextDueCents: 70_000 })
  expect(addExtraPart([], 5000, today)).toEqual([])
  expect(addExtraPart(plan, 5000, '2027-03-01').at(-1)).toMatchObject({ cents: 5000, isExtra: true })
})

test('a job charges the balance and leaves an extra that nobody has paid', () => {
  const due = { heldCents: 30_000, dueNowCents: 75_000, today: '2027-02-01' }
  expect(chargeableCents(raised, due)).toBe(70_000)
  const ordered = withExtrasLast(raised, 30_000)
  expect(ordered.map(({ cents }) => cents)).toEqual([30_000, 70_000, 5000])
  // Once the balance is charged, the extra is what is left.
  expect(chargeableCents(ordered, { ...due, heldCents: 100_000, dueNowCents: 5000 })).toBe(0)
  expect(chargeableCents(raised, { ...due, heldCents: 35_000, dueNowCents: 70_000 })).toBe(70_000)
  expect(chargeableCents([], { ...due, dueNowCents: 5000 })).toBe(5000)
})

test('a change of the stay plans the balance again and leaves the unpaid extra due', () => {
  const terms = { depositPercent: 30, balanceDaysBefore: 30 }
  const price = { totalCents: 125_000, checkIn: '2027-04-02' }
  expect(replanPayments({ terms, parts: raised, price, heldCents: 30_000, today })).toEqual([
    plan[0],
    { dueOn: today, cents: 5000, isExtra: true },
    { dueOn: '2027-03-03', cents: 90_000 },
  ])
})
