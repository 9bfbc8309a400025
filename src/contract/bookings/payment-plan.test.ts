import { expect, test } from 'vitest'
import { addDays } from '../platform/dates.ts'
import { rounds } from '../testing/rounds.ts'
import {
  confirmPlan,
  lowerParts,
  planPayments,
  planRequest,
  replanPayments,
  splitDue,
} from './payment-plan.ts'

const terms = { depositPercent: 30, balanceDaysBefore: 30 }
const price = { totalCents: 100_000, checkIn: '2027-03-31' }

test('plans a deposit in whole dollars at the confirmation and the balance some days before check-in', () => {
  expect(planPayments(terms, price, '2027-01-10')).toEqual([
    { dueOn: '2027-01-10', cents: 30_000 },
    { dueOn: '2027-03-01', cents: 70_000 },
  ])
  expect(planPayments(terms, { ...price, totalCents: 100_001 }, '2027-01-10')).toEqual([
    { dueOn: '2027-01-10', cents: 30_100 },
    { dueOn: '2027-03-01', cents: 69_901 },
  ])
  expect(planRequest(terms, price, '2027-01-10')[0]?.dueOn).toBeNull()
  expect(planPayments(null, price, '2027-01-10')).toEqual([])
})

test('a stay that is confirmed closer than the balance is due pays everything at once', () => {
  expect(planPayments(terms, price, '2027-03-02')).toEqual([{ dueOn: '2027-03-02', cents: 100_000 }])
  expect(planPayments(terms, price, '2027-03-01')).toHaveLength(2)
})

test('a balance under a dollar joins the deposit', () => {
  const most = { ...terms, depositPercent: 90 }
  expect(planPayments(most, { ...price, totalCents: 950 }, '2027-01-10')).toEqual([
    { dueOn: '2027-01-10', cents: 950 },
  ])
})

test('a change plans again what is unpaid, never what is paid', () => {
  const parts = planPayments(terms, price, '2027-01-10')
  const replan = (heldCents: number, totalCents: number, checkIn = price.checkIn, today = '2027-02-01') =>
    replanPayments({ terms, parts, price: { totalCents, checkIn }, heldCents, today })
  expect(replan(30_000, 150_000)).toEqual([parts[0], { dueOn: '2027-03-01', cents: 120_000 }])
  expect(replan(30_000, 100_000, '2027-02-10')).toEqual([parts[0], { dueOn: '2027-02-01', cents: 70_000 }])
  expect(replan(0, 150_000)).toEqual([
    { dueOn: '2027-01-10', cents: 45_000 },
    { dueOn: '2027-03-01', cents: 105_000 },
  ])
  expect(replan(100_000, 110_000)).toEqual([...parts, { dueOn: '2027-03-01', cents: 10_000 }])
  expect(replan(30_000, 30_000)).toEqual([parts[0]])
})

test('the parts add up to the price and what is due to what is unpaid, whatever changes', () => {
  const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1))
  for (let round = 0; round < rounds(2000); round++) {
    const own = { depositPercent: between(10, 90), balanceDaysBefore: between(1, 120) }
    const first = { totalCents: between(0, 500_000), checkIn: addDays('2027-03-31', between(0, 200)) }
    let parts = confirmPlan(planRequest(own, first, '2027-01-10'), '2027-01-11')
    let { totalCents } = first
    let heldCents = 0
    for (let step = 0; step < 5; step++) {
      const today = addDays('2027-01-11', between(step * 20, step * 20 + 19))
      const dueCents = Math.max(0, totalCents - heldCents)
      const { dueNowCents, nextDueCents } = splitDue(parts, { heldCents, dueCents, today })
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
      expect(dueNowCents).toBeGreaterThanOrEqual(0)
      expect(dueNowCents + nextDueCents).toBeLessThanOrEqual(dueCents)
      heldCents += [0, dueNowCents, dueCents][between(0, 2)] ?? 0
      totalCents = between(0, 500_000)
      const price = { totalCents, checkIn: addDays(today, between(0, 200)) }
      parts = replanPayments({ terms: own, parts, price, heldCents, today })
    }
  }
})

test('money that went back as goodwill lowers the parts that are paid first, and makes nothing due', () => {
  const parts = [
    { dueOn: '2027-01-10', cents: 30_000 },
    { dueOn: '2027-03-01', cents: 70_000 },
  ]
  const lowered = lowerParts(parts, 5_000)
  expect(lowered.map(({ cents }) => cents)).toEqual([25_000, 70_000])
  const left = { heldCents: 25_000, dueCents: 70_000, today: '2027-01-20' }
  expect(splitDue(lowered, left)).toMatchObject({ dueNowCents: 0, nextDueCents: 70_000 })
  expect(lowerParts(parts, 30_000)).toEqual(parts.slice(1))
})
