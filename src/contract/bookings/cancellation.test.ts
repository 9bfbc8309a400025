import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDate, formatInstantIn } from '../platform/dates.ts'
import { rounds } from '../testing/rounds.ts'
import { builtInPolicies, defaultPolicy } from './built-in-policies.ts'
import {
  arrivalInstant,
  type CancellationTerms,
  cancellationAt,
  cancellationTimeline,
  periodsFrom,
} from './cancellation.ts'
import { PolicyChoice } from './cancellation-policy.ts'

const HOUR = 3_600_000
const zones = ['America/Denver', 'America/New_York', 'America/Phoenix', 'Europe/Zurich', 'UTC']

const somePolicy = fc
  .uniqueArray(
    fc.record({ hours: fc.integer({ min: 0, max: 900 }), percent: fc.integer({ min: 0, max: 100 }) }),
    {
      maxLength: 6,
      selector: ({ hours }) => hours,
    },
  )
  .map((steps) => {
    const hours = steps.map((step) => step.hours).sort((a, b) => b - a)
    const percents = steps.map(({ percent }) => percent).sort((a, b) => b - a)
    return {
      name: 'Own',
      steps: hours.map((hoursBefore, index) => ({ hoursBefore, refundPercent: percents[index] ?? 0 })),
    }
  })

const someTerms = fc.record({
  policy: fc.oneof(somePolicy, fc.constantFrom(...builtInPolicies)),
  checkIn: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
  timeZone: fc.constantFrom(...zones),
  totalCents: fc.integer({ min: 0, max: 10_000_000 }),
  minutesAhead: fc.integer({ min: 0, max: 60 * 24 * 60 }),
})

/** 16:00 in a time zone, found by trying every quarter of an hour. */
function arrivalByTrying(timeZone: string, checkIn: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const start = Date.parse(`${checkIn}T00:00:00Z`)
  for (let quarter = -64; quarter < 192; quarter++) {
    const instant = start + (quarter * HOUR) / 4
    if (clock.format(instant) === `${checkIn} 16:00`) return instant
  }
  throw new Error('no such time')
}

/** The rules step by step, in integers. */
function expectedKept(terms: CancellationTerms, arrival: number, now: number): number {
  const requested = Date.parse(terms.createdAt)
  const isFreeByLaw = now - requested <= 24 * HOUR && arrival - requested >= 72 * HOUR
  const reached = terms.policy.steps.filter(({ hoursBefore }) => arrival - now >= hoursBefore * HOUR)
  const percent = isFreeByLaw ? 100 : Math.max(0, ...reached.map(({ refundPercent }) => refundPercent))
  const total = BigInt(terms.totalCents)
  const refund = (total * BigInt(percent) + 99n) / 100n
  return Number(total - refund)
}

test('cancelling keeps the amount of policy and law at every instant, to the cent', () => {
  fc.assert(
    fc.property(
      someTerms,
      fc.double({ min: 0, max: 1.1, noNaN: true }),
      ({ minutesAhead, ...stay }, share) => {
        const arrival = arrivalByTrying(stay.timeZone, stay.checkIn)
        const requested = arrival - minutesAhead * 60_000
        const terms = { ...stay, createdAt: new Date(requested).toISOString() }
        const edges = [24, 72].map((hours) => requested + hours * HOUR)
        const deadlines = stay.policy.steps.map(({ hoursBefore }) => arrival - hoursBefore * HOUR)
        const some = requested + Math.round((arrival - requested) * share)
        for (const instant of [some, requested, arrival, ...edges, ...deadlines])
          for (const now of [instant - 1, instant, instant + 1].filter((at) => at >= requested)) {
            const period = cancellationAt(terms, now)
            expect(period === null).toBe(now >= arrival)
            if (period) expect(period.keptCents).toBe(expectedKept(terms, arrival, now))
          }
      },
    ),
    { numRuns: rounds(2000) },
  )
})

test("the timeline's refunds fall, it ends at check-in and names no past deadline", () => {
  fc.assert(
    fc.property(someTerms, fc.integer({ min: -100, max: 2000 }), ({ minutesAhead, ...stay }, hours) => {
      const arrival = arrivalInstant(stay)
      const terms = { ...stay, createdAt: new Date(arrival - minutesAhead * 60_000).toISOString() }
      const periods = cancellationTimeline(terms)
      expect(periods.at(-1)?.until).toBe(arrival)
      for (const [index, { until, refundPercent, keptCents }] of periods.entries()) {
        const before = periods[index - 1]
        if (!before) continue
        expect(until).toBeGreaterThan(before.until)
        expect(refundPercent).toBeLessThan(before.refundPercent)
        expect(keptCents).toBeGreaterThanOrEqual(before.keptCents)
      }
      const now = arrival - hours * HOUR
      for (const { until } of periodsFrom(terms, now)) expect(until).toBeGreaterThan(now)
    }),
  )
})

test('hours are exact when the clocks change in between', () => {
  const terms = { policy: defaultPolicy, createdAt: '2027-01-01T00:00:00Z', totalCents: 101 }
  const inDenver = { ...terms, checkIn: '2027-03-14', timeZone: 'America/Denver' }
  expect(cancellationTimeline(inDenver).map(({ until }) => formatInstantIn('America/Denver', until))).toEqual(
    [
      `${formatDate('2027-03-07')}, 3 PM`,
      `${formatDate('2027-03-12')}, 3 PM`,
      `${formatDate('2027-03-14')}, 4 PM`,
    ],
  )
  const inPhoenix = { ...terms, checkIn: '2027-03-14', timeZone: 'America/Phoenix' }
  expect(
    cancellationTimeline(inPhoenix).map(({ until }) => formatInstantIn('America/Phoenix', until))[0],
  ).toBe(`${formatDate('2027-03-07')}, 4 PM`)
  expect(cancellationTimeline(inDenver).map(({ keptCents }) => keptCents)).toEqual([0, 50, 101])
})

test('a booking from before exact hours keeps whole dollars', () => {
  const terms = {
    policy: { ...defaultPolicy, keepsWholeDollars: true },
    createdAt: '2027-01-01T00:00:00Z',
    checkIn: '2027-05-01',
    timeZone: 'UTC',
    totalCents: 10_100,
  }
  expect(cancellationTimeline(terms).map(({ keptCents }) => keptCents)).toEqual([0, 5000, 10_100])
})

test.each([
  ['Firm', true],
  ['Whatever', false],
  [{ name: 'Own', steps: [] }, true],
  [{ name: 'Own', steps: [{ hoursBefore: 10, refundPercent: 100 }] }, true],
  [{ name: '', steps: [] }, false],
  [{ name: 'Own', steps: [{ hoursBefore: 10, refundPercent: 101 }] }, false],
  [{ name: 'Own', steps: [{ hoursBefore: -1, refundPercent: 10 }] }, false],
  [{ name: 'Own', steps: [{ hoursBefore: 1.5, refundPercent: 10 }] }, false],
  [{ name: 'Flexible', steps: [{ hoursBefore: 48, refundPercent: 100 }] }, false],
  [{ name: 'Flexible', steps: [{ hoursBefore: 24, refundPercent: 100 }] }, true],
  [
    {
      name: 'Own',
      steps: [
        { hoursBefore: 24, refundPercent: 100 },
        { hoursBefore: 48, refundPercent: 50 },
      ],
    },
    false,
  ],
  [
    {
      name: 'Own',
      steps: [
        { hoursBefore: 48, refundPercent: 50 },
        { hoursBefore: 48, refundPercent: 50 },
      ],
    },
    false,
  ],
  [
    {
      name: 'Own',
      steps: [
        { hoursBefore: 48, refundPercent: 50 },
        { hoursBefore: 24, refundPercent: 60 },
      ],
    },
    false,
  ],
])('a policy is a built-in name or falling steps: %j', (choice, isAllowed) => {
  expect(PolicyChoice.safeParse(choice).success).toBe(isAllowed)
})
