import { addDays, daysBetween, formatDate, nightsBetween, type Stay } from '../platform/dates.ts'
import { formatDollars } from '../platform/money.ts'
import { pluralize } from '../platform/pluralize.ts'

export type CoinChange = { above: number } | { below: number }

export type PromotionTerms = {
  id: number
  name: string
  code: string | null
  percent: number | null
  amount: number | null
  lodges: readonly string[] | null
  stayFrom: string | null
  stayTo: string | null
  bookFrom: string | null
  bookTo: string | null
  minNights: number | null
  minDaysAhead: number | null
  maxDaysAhead: number | null
  isReturningGuest: boolean | null
  coinChange: CoinChange | null
}

/** A change of the stay checks these again. */
export type StayTerms = Pick<PromotionTerms, 'lodges' | 'stayFrom' | 'stayTo' | 'minNights'>

type MomentTerms = Pick<
  PromotionTerms,
  'bookFrom' | 'bookTo' | 'minDaysAhead' | 'maxDaysAhead' | 'isReturningGuest' | 'coinChange'
>

export type BookingMoment = {
  today: string
  /** In percent; null without a figure, and for a stale one. */
  coinChange: number | null
  isReturningGuest: boolean
}

export const codeKey = (code: string): string => code.replaceAll(/\s+/g, '').toUpperCase()

export function brokenStayTerm(terms: StayTerms, stay: Stay, lodgeSlug: string): string | null {
  const { lodges, stayFrom, stayTo, minNights } = terms
  if (lodges && !lodges.includes(lodgeSlug)) return 'It is not for this lodge.'
  if ((stayFrom && stay.checkIn < stayFrom) || (stayTo && stay.checkIn >= stayTo))
    return `It is for check-in ${spanInWords(stayFrom, stayTo)}.`
  if (minNights && nightsBetween(stay) < minNights)
    return `It is for stays of at least ${pluralize(minNights, 'night')}.`
  return null
}

/** Leaves the booking dates to `bookingDates`. */
export function brokenMomentTerm(
  { minDaysAhead, maxDaysAhead, isReturningGuest, coinChange }: MomentTerms,
  { checkIn }: Stay,
  moment: BookingMoment,
): string | null {
  if (minDaysAhead !== null && daysBetween(moment.today, checkIn) < minDaysAhead)
    return `It is for stays booked at least ${pluralize(minDaysAhead, 'day')} ahead.`
  if (maxDaysAhead !== null && daysBetween(moment.today, checkIn) > maxDaysAhead)
    return `It is for stays booked at most ${pluralize(maxDaysAhead, 'day')} ahead.`
  if (coinChange && !isCoinAt(coinChange, moment.coinChange))
    return `It applies ${coinInWords(coinChange, 'the coin of the lodge')}.`
  if (isReturningGuest && !moment.isReturningGuest) return 'It is for guests who have stayed with us before.'
  return null
}

export function bookingDates(
  { bookFrom, bookTo }: Pick<PromotionTerms, 'bookFrom' | 'bookTo'>,
  today: string,
): 'before' | 'in' | 'after' {
  if (bookTo !== null && today >= bookTo) return 'after'
  return bookFrom !== null && today < bookFrom ? 'before' : 'in'
}

export const isCoinAt = (bounds: CoinChange, change: number | null): boolean =>
  change !== null && ('above' in bounds ? change >= bounds.above : change <= bounds.below)

export const isOffered = (
  terms: PromotionTerms,
  lodgeSlug: string,
  { today, coinChange }: Pick<BookingMoment, 'today' | 'coinChange'>,
): boolean =>
  (terms.lodges === null || terms.lodges.includes(lodgeSlug)) &&
  bookingDates(terms, today) === 'in' &&
  (terms.stayTo === null || terms.stayTo > today) &&
  (terms.coinChange === null || isCoinAt(terms.coinChange, coinChange))

const spanInWords = (from: string | null, to: string | null): string => {
  if (from && to) return `from ${formatDate(from)} to ${formatDate(addDays(to, -1))}`
  return from ? `from ${formatDate(from)}` : `before ${formatDate(to ?? '')}`
}

const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`

function coinInWords(coinChange: CoinChange, coin: string): string {
  if ('below' in coinChange)
    return coinChange.below <= 0
      ? `while ${coin} is down`
      : `while ${coin} is below ${signed(coinChange.below)}`
  return coinChange.above >= 0 ? `while ${coin} is up` : `while ${coin} is above ${signed(coinChange.above)}`
}

export const discountInWords = ({ percent, amount }: Pick<PromotionTerms, 'percent' | 'amount'>): string =>
  percent === null ? `−${formatDollars(amount ?? 0)}` : `−${percent}%`

export function promotionInWords(
  terms: Omit<PromotionTerms, 'id' | 'name' | 'code'>,
  coin: string | null,
): string {
  const { minNights, stayFrom, stayTo, bookTo, minDaysAhead, maxDaysAhead } = terms
  const conditions = [
    terms.coinChange && coinInWords(terms.coinChange, coin ?? 'the coin of the lodge'),
    minNights && `from ${pluralize(minNights, 'night')}`,
    (stayFrom || stayTo) && `for check-in ${spanInWords(stayFrom, stayTo)}`,
    minDaysAhead !== null && `booked at least ${pluralize(minDaysAhead, 'day')} ahead`,
    maxDaysAhead !== null && `booked at most ${pluralize(maxDaysAhead, 'day')} ahead`,
    bookTo && `booked before ${formatDate(bookTo)}`,
    terms.isReturningGuest && 'for returning guests',
  ].filter((words) => typeof words === 'string')
  return [discountInWords(terms), conditions.join(', ')].filter(Boolean).join(' ')
}
