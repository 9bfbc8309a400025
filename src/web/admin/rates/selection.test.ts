import { expect, test } from 'vitest'
import { stepFrom } from './grid-step.ts'
import { sameDayInMonths, weeksIn } from './months.ts'
import { extendTo, findEnds, nightsIn, selectSpot, toRange } from './selection.ts'

const at = (slug: string, date: string) => ({ slug, date })
const rows = ['a', 'b', 'c']

test('a drag takes the nights and the lodges between its ends, in either direction', () => {
  const selection = extendTo(selectSpot(at('c', '2026-12-09')), at('b', '2026-12-04'), rows)
  expect(selection.lodges).toEqual(['b', 'c'])
  expect(findEnds(selection)).toEqual({ first: '2026-12-04', last: '2026-12-09' })
})

test('in weeks of one lodge, the other chosen lodges stay chosen', () => {
  const selection = { ...selectSpot(at('a', '2026-12-04')), lodges: ['a', 'c'] }
  expect(extendTo(selection, at('a', '2026-12-05'), ['a']).lodges).toEqual(['a', 'c'])
})

test('only the chosen weekdays are changed, and no night that has passed', () => {
  const selection = extendTo(selectSpot(at('a', '2026-12-01')), at('a', '2026-12-12'), ['a'])
  expect(nightsIn(selection, [5, 6], '2026-12-05')).toEqual(['2026-12-05', '2026-12-11', '2026-12-12'])
  expect(toRange(selection, '2026-12-05')).toEqual({ from: '2026-12-05', to: '2026-12-13' })
  expect(toRange(selection, '2026-12-13')).toBeNull()
})

test.each([
  ['ArrowRight', '2026-12-05', 'b'],
  ['ArrowDown', '2026-12-04', 'c'],
  ['ArrowUp', '2026-12-04', 'a'],
  ['Home', '2026-12-01', 'b'],
  ['End', '2026-12-31', 'b'],
  ['PageUp', '2026-11-04', 'b'],
])('among rows of lodges %s leads to %s of lodge %s', (key, date, slug) => {
  expect(stepFrom(at('b', '2026-12-04'), key, rows)).toEqual({ slug, date })
})

test.each([
  ['ArrowUp', '2026-11-27'],
  ['ArrowDown', '2026-12-11'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageDown', '2027-01-04'],
])('in weeks %s leads to %s', (key, date) => {
  expect(stepFrom(at('a', '2026-12-04'), key, ['a'])).toEqual({ slug: 'a', date })
})

test('the first and the last row lead nowhere else, and other keys do nothing', () => {
  expect(stepFrom(at('a', '2026-12-04'), 'ArrowUp', rows)).toEqual(at('a', '2026-12-04'))
  expect(stepFrom(at('a', '2026-12-04'), 'x', rows)).toBeNull()
})

test('a month has weeks from Sunday, and a day that a month lacks is its last', () => {
  expect(weeksIn('2026-12')[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeksIn('2026-12').at(-1)?.slice(3)).toEqual(['2026-12-31', null, null, null])
  expect(sameDayInMonths('2027-01-31', 1)).toBe('2027-02-28')
})

test('a selection that began on another page starts again', () => {
  const selection = selectSpot(at('z', '2026-12-01'))
  expect(extendTo(selection, at('b', '2026-12-04'), ['a', 'b'])).toEqual(selectSpot(at('b', '2026-12-04')))
})
