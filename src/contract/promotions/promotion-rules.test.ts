import { expect, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import {
  brokenStayTerm,
  codeKey,
  isCoinAt,
  isOffered,
  type PromotionTerms,
  promotionInWords,
} from './promotion-rules.ts'

const terms: PromotionTerms = {
  ...{ id: 1, name: 'Winter', code: null, percent: 10, amount: null, lodges: null },
  ...{ stayFrom: null, stayTo: null, bookFrom: null, bookTo: null, minNights: null },
  ...{ minDaysAhead: null, maxDaysAhead: null, isReturningGuest: null, coinChange: null },
}

test('case and spaces of a code do not matter', () => {
  expect(codeKey(' win Ter\t10 ')).toBe('WINTER10')
})

test.each([
  [{ above: 5 }, 5, true],
  [{ above: 5 }, 4.99, false],
  [{ below: -10 }, -10, true],
  [{ below: -10 }, -9.99, false],
  [{ below: -10 }, null, false],
  [{ above: -100 }, null, false],
])('%j at a change of %s: %s', (bounds, change, fits) => {
  expect(isCoinAt(bounds, change)).toBe(fits)
})

test('dates of check-in are half-open', () => {
  const march = { ...terms, stayFrom: '2027-03-01', stayTo: '2027-04-01' }
  const broken = (checkIn: string) => brokenStayTerm(march, { checkIn, checkOut: '2027-04-09' }, 'xrp-lodge')
  expect(
    ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((date) => broken(date) === null),
  ).toEqual([false, true, true, false])
})

test.each([
  [{}, '−10%'],
  [{ percent: null, amount: 1200 }, '−$1,200'],
  [{ coinChange: { below: -10 } }, '−10% while DOGE is down'],
  [{ coinChange: { above: 5 } }, '−10% while DOGE is up'],
  [{ coinChange: { below: 3 } }, '−10% while DOGE is below +3%'],
  [{ minNights: 3, isReturningGuest: true }, '−10% from 3 nights, for returning guests'],
  [{ stayFrom: '2027-03-01' }, `−10% for check-in from ${formatDate('2027-03-01')}`],
])('%j reads %j', (change, words) => {
  expect(promotionInWords({ ...terms, ...change }, 'DOGE')).toBe(words)
})

test('is offered at its lodges on its dates of booking', () => {
  const moment = { today: '2027-03-01', coinChange: -3 }
  const doge = { ...terms, lodges: ['doge-lodge'] }
  expect(isOffered(doge, 'doge-lodge', moment)).toBe(true)
  expect(isOffered(doge, 'xrp-lodge', moment)).toBe(false)
  expect(isOffered({ ...terms, bookTo: '2027-03-01' }, 'xrp-lodge', moment)).toBe(false)
  expect(isOffered({ ...terms, coinChange: { below: -4 } }, 'xrp-lodge', moment)).toBe(false)
})
