import type { UnavailableRange } from '#contract/bookings/bookings.ts'
import { type Discount, type QuotedStay, quoteStay } from '#contract/bookings/quote.ts'
import { brokenDateRule } from '#contract/bookings/stay-rules.ts'
import { datesIn } from '#contract/platform/date-lists.ts'
import {
  addDays,
  type DateRange,
  nightsBetween,
  type Stay,
  type StayWithDates,
} from '#contract/platform/dates.ts'
import { rateRuleBrokenBy, type Tariff } from '#contract/rates/tariff.ts'
import type { LodgeSearchResult, NotFreeReason } from '#contract/search/search.ts'

export const MAX_NEAREST_DAYS = 30

/** Why the night that begins on a date is not free. */
export type TakenOn = (date: string) => 'booked' | 'closed' | null

export type SearchedLodge = {
  slug: string
  maxGuests: number
  maxDogs: number
  today: string
  tariff: Tariff
  discountsFor?: (stay: Stay) => readonly Discount[]
  takenOn: TakenOn
}

/** A night that is both booked and closed counts as booked. */
export function takenNights(taken: readonly UnavailableRange[], span: DateRange): TakenOn {
  const reasons = new Map<string, 'booked' | 'closed'>()
  const byReason = [...taken].sort((a, b) => b.reason.localeCompare(a.reason))
  for (const { from, to, reason } of byReason)
    for (const date of datesIn({
      from: from > span.from ? from : span.from,
      to: to < span.to ? to : span.to,
    }))
      reasons.set(date, reason)
  return (date) => reasons.get(date) ?? null
}

/**
 * In the order of the lodges. The wanted dates are a stay of 1 to 30 nights. `withNearest` also finds each
 * lodge's nearest free stay, which is most of the work.
 */
export function searchLodges(
  requested: QuotedStay,
  lodges: readonly SearchedLodge[],
  withNearest = true,
): LodgeSearchResult[] {
  const { checkIn, checkOut, ...party } = requested
  const stays = staysAround(requested)
  const stay = { checkIn, checkOut, dates: datesIn({ from: checkIn, to: checkOut }) }
  return lodges.map((lodge) => {
    const quote = quoteFor(lodge, stay, party)
    const reason = reasonAgainst(stay, party, lodge)
    return {
      slug: lodge.slug,
      isFree: reason === null,
      totalCents: quote.totalCents,
      taxCents: quote.taxCents,
      averageNightly: quote.nightlyPrice,
      reason,
      nearest: reason === null || !withNearest ? null : nearestFree(stays, party, lodge),
    }
  })
}

/** Finds each lodge's cheapest free one of these stays; of two as cheap, the earlier. */
export function searchMonth(
  stays: readonly StayWithDates[],
  party: SearchedParty,
  lodges: readonly SearchedLodge[],
): LodgeSearchResult[] {
  const last = stays.at(-1)
  if (!last) return []
  return lodges.map((lodge) => {
    const quote = rememberQuotes(lodge, party)
    const reason = tooManyFor(party, lodge)
    const free = reason ? [] : stays.filter((stay) => canBeBooked(stay, lodge))
    const quotes = free.map((stay) => ({ stay, price: quote(stay) }))
    const [found] = quotes.sort((a, b) => a.price.totalCents - b.price.totalCents)
    const price = found?.price ?? quote(last)
    return {
      slug: lodge.slug,
      isFree: found !== undefined,
      totalCents: price.totalCents,
      taxCents: price.taxCents,
      averageNightly: price.nightlyPrice,
      // The first stays of a month may be over, the last one is not.
      reason: found ? null : reasonAgainst(last, party, lodge),
      nearest: null,
      found: found ? { checkIn: found.stay.checkIn, checkOut: found.stay.checkOut } : null,
    }
  })
}

/** Stays of one length with the same nightly prices, discounts and taxes cost the same. */
function rememberQuotes(lodge: SearchedLodge, party: SearchedParty) {
  const { tariff, discountsFor } = lodge
  const known = new Map<string, ReturnType<typeof quoteFor>>()
  const hasDatedTaxes = tariff.taxes.some(({ from, to }) => from !== null || to !== null)
  return (stay: StayWithDates) => {
    if (hasDatedTaxes) return quoteFor(lodge, stay, party)
    const prices = stay.dates.map((date) => tariff.rateOn(date).price)
    const key = JSON.stringify([prices, discountsFor?.(stay)])
    const quote = known.get(key) ?? quoteFor(lodge, stay, party)
    known.set(key, quote)
    return quote
  }
}

type SearchedParty = Omit<QuotedStay, keyof Stay>

const quoteFor = ({ tariff, discountsFor }: SearchedLodge, stay: StayWithDates, party: SearchedParty) =>
  quoteStay({ ...party, ...stay }, tariff, discountsFor?.(stay) ?? [])

function tooManyFor({ guests, dogs = 0 }: SearchedParty, lodge: SearchedLodge) {
  if (guests > lodge.maxGuests) return 'too_many_guests'
  return dogs > lodge.maxDogs ? 'too_many_dogs' : null
}

/**
 * Checks the party, then taken nights ('booked' before 'closed'), then the rates' rules in the order of a
 * quote. Dates outside the bookable range are 'closed'. Null for a free stay.
 */
function reasonAgainst(
  stay: StayWithDates,
  party: SearchedParty,
  lodge: SearchedLodge,
): NotFreeReason | null {
  const tooMany = tooManyFor(party, lodge)
  if (tooMany) return tooMany
  const taken = stay.dates.map(lodge.takenOn)
  if (taken.includes('booked')) return 'booked'
  if (taken.includes('closed') || brokenDateRule(stay, lodge.today)) return 'closed'
  return rateRuleBrokenBy(stay, lodge.tariff.rateOn)
}

/** For each distance of 1, 2, … days, the earlier and the later stay of the same length. */
function staysAround(requested: Stay): StayWithDates[][] {
  const length = nightsBetween(requested)
  const from = addDays(requested.checkIn, -MAX_NEAREST_DAYS)
  const dates = datesIn({ from, to: addDays(requested.checkOut, MAX_NEAREST_DAYS + 1) })
  const stayFrom = (day: number): StayWithDates[] => {
    const [checkIn, checkOut] = [dates[day], dates[day + length]]
    return checkIn && checkOut ? [{ checkIn, checkOut, dates: dates.slice(day, day + length) }] : []
  }
  return Array.from({ length: MAX_NEAREST_DAYS }, (_, n) =>
    [-n - 1, n + 1].flatMap((shift) => stayFrom(MAX_NEAREST_DAYS + shift)),
  )
}

/** Like `reasonAgainst` for a party that fits, but ends at the first taken night. */
const canBeBooked = (stay: StayWithDates, { takenOn, today, tariff }: SearchedLodge): boolean =>
  stay.dates.every((date) => takenOn(date) === null) &&
  !brokenDateRule(stay, today) &&
  !rateRuleBrokenBy(stay, tariff.rateOn)

/** Of two as near, the cheaper; of two as cheap, the earlier. */
function nearestFree(
  stays: readonly StayWithDates[][],
  party: SearchedParty,
  lodge: SearchedLodge,
): LodgeSearchResult['nearest'] {
  if (tooManyFor(party, lodge)) return null
  for (const asNear of stays) {
    const [earlier, later] = asNear
      .filter((stay) => canBeBooked(stay, lodge))
      .map((stay) => ({
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        totalCents: quoteFor(lodge, stay, party).totalCents,
      }))
    if (earlier) return later && later.totalCents < earlier.totalCents ? later : earlier
  }
  return null
}
