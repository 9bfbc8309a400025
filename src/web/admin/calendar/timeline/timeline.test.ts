import { expect, test } from 'vitest'
import type { Timeline } from '#contract/reports/timeline.ts'
import { barsOn, toRows, withLanes } from './bars.ts'
import { chooseDay, extendTo, toRange } from './chosen.ts'
import { monthsInWords } from './dates-in-words.ts'
import { renderedDays, spotAtPoint } from './geometry.ts'
import { renderedStop, stepFrom } from './grid-stop.ts'
import { nameOfNight, toNight } from './night.ts'
import { moveByKey, movePart } from './stay-move.ts'

const stay = (id: number, checkIn: string, checkOut: string) =>
  ({
    ...{
      id,
      reference: 'ABCDEFGHJK',
      lodgeSlug: 'xrp-lodge',
      lodgeName: 'XRP Lodge',
      guestName: 'Ada Lovelace',
    },
    ...{ guests: 2, checkIn, checkOut, status: 'confirmed', source: 'phone', totalCents: 90_000 },
  }) satisfies Timeline['stays'][number]

const closure = (lodgeSlug: string | null, from: string, to: string) => ({
  ...{ id: 1, lodgeSlug, from, to, reason: 'A new roof', createdAt: '2026-11-01T00:00:00Z', createdBy: 1 },
})

const lodges = [
  { slug: 'xrp-lodge', name: 'XRP Lodge', price: 450 },
  { slug: 'doge-lodge', name: 'DOGE Lodge', price: 320 },
]

const aTimeline = (change: Partial<Timeline>): Timeline => ({
  ...{ stays: [], imported: [], closures: [], events: [] },
  lodges: lodges.map(({ slug }) => ({ slug, overrides: [] })),
  ...change,
})

test('a bar takes the highest lane that is free on its nights', () => {
  const ranges = [
    { from: '2026-12-05', to: '2026-12-08' },
    { from: '2026-12-01', to: '2026-12-06' },
    { from: '2026-12-06', to: '2026-12-07' },
  ]
  expect(withLanes(ranges).map(({ from, lane }) => [from, lane])).toEqual([
    ['2026-12-01', 0],
    ['2026-12-05', 1],
    ['2026-12-06', 0],
  ])
})

test('a closure of all lodges stands in every row, a stay in its own', () => {
  const timeline = aTimeline({
    stays: [stay(7, '2026-12-03', '2026-12-06')],
    closures: [closure(null, '2026-12-05', '2026-12-07')],
  })
  const [xrp, doge] = toRows(timeline, lodges)
  expect(xrp?.bars.map(({ name }) => name)).toEqual([
    'Ada Lovelace, Dec 3–6, confirmed',
    'Closed: A new roof, Dec 5–7',
  ])
  expect(xrp?.lanes).toBe(2)
  expect(doge?.bars.map(({ id }) => id)).toEqual(['closure-1'])
  expect(xrp && barsOn(xrp, '2026-12-05').map(({ id }) => id)).toEqual(['stay-7', 'closure-1'])
})

test('a night is read with its day, its state and its price', () => {
  const override = { date: '2026-12-04', price: 600, minNights: 2, arrival: false, departure: null }
  const timeline = aTimeline({
    stays: [stay(7, '2026-12-06', '2026-12-07')],
    lodges: [{ slug: 'xrp-lodge', overrides: [override] }],
  })
  const [row] = toRows(timeline, lodges)
  const nameOn = (date: string) => row && nameOfNight(toNight(row, date, '2026-12-03'))
  expect(nameOn('2026-12-02')).toBe('Wed Dec 2, past, $450')
  expect(nameOn('2026-12-04')).toBe('Fri Dec 4, free, $600, at least 2 nights, no arrival')
  expect(nameOn('2026-12-06')).toBe('Sun Dec 6, booked, $450')
})

test('arrow keys step over a bar at once and through bars that share a night', () => {
  const timeline = aTimeline({
    stays: [stay(7, '2026-12-03', '2026-12-06')],
    closures: [closure('xrp-lodge', '2026-12-03', '2026-12-04')],
  })
  const range = { from: '2026-12-01', to: '2026-12-15' }
  const grid = { rows: toRows(timeline, lodges), range, days: 14 }
  const at = (date: string, lane = 0, slug = 'xrp-lodge') => ({ slug, date, lane })
  expect(stepFrom(grid, at('2026-12-02'), 'ArrowRight')).toEqual(at('2026-12-03'))
  expect(stepFrom(grid, at('2026-12-03'), 'ArrowRight')).toEqual(at('2026-12-06'))
  expect(stepFrom(grid, at('2026-12-05'), 'ArrowLeft')).toEqual(at('2026-12-02'))
  expect(stepFrom(grid, at('2026-12-03'), 'ArrowDown')).toEqual(at('2026-12-03', 1))
  expect(stepFrom(grid, at('2026-12-03', 1), 'ArrowDown')).toEqual(at('2026-12-03', 0, 'doge-lodge'))
  expect(stepFrom(grid, at('2026-12-03', 0, 'doge-lodge'), 'ArrowDown')?.slug).toBe('doge-lodge')
  expect(stepFrom(grid, at('2026-12-05'), 'End')).toEqual(at('2026-12-14'))
  expect(stepFrom(grid, at('2026-12-05'), 'PageDown')).toEqual(at('2026-12-19'))
  expect(stepFrom(grid, at('2026-12-05'), 'x')).toBeNull()
})

test('the Tab key leads to the rendered night nearest to the stop, or to the bar of the stop', () => {
  const rows = toRows(aTimeline({ stays: [stay(7, '2026-12-03', '2026-12-20')] }), lodges)
  const rendered = { from: '2026-12-15', to: '2027-02-01' }
  const at = (date: string, lane = 0) => ({ slug: 'doge-lodge', date, lane })
  expect(renderedStop(rows, at('2026-12-15'), rendered)).toEqual(at('2026-12-15'))
  expect(renderedStop(rows, at('2026-12-14', 1), rendered)).toEqual(at('2026-12-15'))
  expect(renderedStop(rows, at('2027-02-01'), rendered)).toEqual(at('2027-01-31'))
  const onBar = { ...at('2026-12-03'), slug: 'xrp-lodge' }
  expect(renderedStop(rows, onBar, rendered)).toEqual(onBar)
})

test('nights are chosen forwards and backwards within one row', () => {
  const start = chooseDay({ slug: 'xrp-lodge', date: '2026-12-05' })
  expect(toRange(extendTo(start, '2026-12-07'))).toEqual({ from: '2026-12-05', to: '2026-12-08' })
  expect(toRange(extendTo(start, '2026-12-02'))).toEqual({ from: '2026-12-02', to: '2026-12-06' })
})

const place = { slug: 'xrp-lodge', checkIn: '2026-12-03', checkOut: '2026-12-06' }

test('a stay and its edges move by days, and it keeps 1 to 30 nights', () => {
  expect(movePart(place, 'whole', -3)).toMatchObject({ checkIn: '2026-11-30', checkOut: '2026-12-03' })
  expect(movePart(place, 'end', 2)).toMatchObject({ checkIn: '2026-12-03', checkOut: '2026-12-08' })
  expect(movePart(place, 'end', -9)).toMatchObject({ checkIn: '2026-12-03', checkOut: '2026-12-04' })
  expect(movePart(place, 'start', 9)).toMatchObject({ checkIn: '2026-12-05', checkOut: '2026-12-06' })
  expect(movePart(place, 'start', -90)).toMatchObject({ checkIn: '2026-11-06', checkOut: '2026-12-06' })
})

test('keys move a stay by a day or a lodge, with Shift its end', () => {
  const slugs = ['xrp-lodge', 'doge-lodge']
  const press = (key: string, shiftKey = false) => moveByKey(place, { key, shiftKey }, slugs)
  expect(press('ArrowRight')).toEqual({ ...place, checkIn: '2026-12-04', checkOut: '2026-12-07' })
  expect(press('ArrowRight', true)).toEqual({ ...place, checkOut: '2026-12-07' })
  expect(press('ArrowDown')).toEqual({ ...place, slug: 'doge-lodge' })
  expect(press('ArrowUp')).toEqual(place)
  expect(press('Enter')).toBeNull()
})

test('a point of the screen is the nearest night of the nearest row', () => {
  const rows = [
    { slug: 'xrp-lodge', top: 100, bottom: 140 },
    { slug: 'doge-lodge', top: 140, bottom: 200 },
  ]
  const geometry = { left: 150, column: 30, from: '2026-12-01', days: 14, rows }
  expect(spotAtPoint(geometry, 150, 120)).toEqual({ slug: 'xrp-lodge', date: '2026-12-01' })
  expect(spotAtPoint(geometry, 209, 150)).toEqual({ slug: 'doge-lodge', date: '2026-12-02' })
  expect(spotAtPoint(geometry, 9_000, 9_000)).toEqual({ slug: 'doge-lodge', date: '2026-12-14' })
  expect(spotAtPoint(geometry, 0, 0)).toEqual({ slug: 'xrp-lodge', date: '2026-12-01' })
})

test('of a year only the days near the view are rendered, of two months all', () => {
  const view = { scrollLeft: 3000, width: 900, column: 30 }
  expect(renderedDays(view, 60)).toEqual({ first: 0, last: 60 })
  expect(renderedDays(view, 365)).toEqual({ first: 84, last: 147 })
  expect(renderedDays({ ...view, scrollLeft: 0 }, 365)).toEqual({ first: 0, last: 49 })
  expect(renderedDays({ ...view, scrollLeft: 10_000 }, 365).last).toBe(365)
})

test.each([
  ['2026-12-03', '2026-12-06', 'December 2026'],
  ['2026-11-28', '2026-12-03', 'November to December 2026'],
  ['2026-12-28', '2027-01-03', 'December 2026 to January 2027'],
])('the months of %s to %s in words', (from, to, months) => {
  expect(monthsInWords(from, to)).toBe(months)
})
