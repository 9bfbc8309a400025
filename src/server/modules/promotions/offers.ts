import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { CodeReply } from '#contract/bookings/price.ts'
import { chooseDiscount, type Discount, day1Discount, discountDollars } from '#contract/bookings/quote.ts'
import { dateIn, type Stay } from '#contract/platform/dates.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { formatDollars } from '#contract/platform/money.ts'
import {
  type BookingMoment,
  bookingDates,
  brokenMomentTerm,
  brokenStayTerm,
  codeKey,
  isOffered,
} from '#contract/promotions/promotion-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { type BookedPromotion, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { promotions } from '#server/platform/database/tables/promotions.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { confirmedAmong } from '../mail/confirmed-emails.ts'
import type { OfferingLodge, PromotionCache } from './promotion-cache.ts'
import { lockPromotions, type PromotionRow } from './promotions.ts'

export type OfferedDiscount = Discount & { promotion: BookedPromotion | null }

/** `discounts` are in order of preference. */
export type Offer = {
  discounts: OfferedDiscount[]
  code: { id: number | null; refusal: (CodeReply & { isByCoin: boolean }) | null } | null
}

type Wanted = {
  lodge: OfferingLodge
  stay: Stay
  isDay1: boolean
  email?: string | null | undefined
  code?: string | null | undefined
}

/** Uses the cache. Fails with `too_many` after too many wrong codes. */
export async function findOffer(context: Context, cache: PromotionCache, requested: Wanted): Promise<Offer> {
  const isReturning = (email: string) =>
    cache.isReturning(context, foldedEmail(email), () => hasStayed(context, email))
  return offerAmong(context, cache, { rows: await cache.readActive(context), isReturning }, requested)
}

/** Counts uses under a lock until the transaction ends, so that no limit is passed. */
export async function lockOffer(context: Context, cache: PromotionCache, requested: Wanted): Promise<Offer> {
  const key = requested.code ? codeKey(requested.code) : null
  const isGiven =
    key === null ? isNull(promotions.codeKey) : or(isNull(promotions.codeKey), eq(promotions.codeKey, key))
  const isActive = and(eq(promotions.isActive, true), isGiven) ?? sql`true`
  const fits = (row: PromotionRow) => brokenStayTerm(row, requested.stay, requested.lodge.slug) === null
  const rows = await lockPromotions(context, isActive, fits)
  return offerAmong(context, cache, { rows, isReturning: (email) => hasStayed(context, email) }, requested)
}

async function offerAmong(
  context: Context,
  cache: PromotionCache,
  { rows, isReturning }: { rows: readonly PromotionRow[]; isReturning: (email: string) => Promise<boolean> },
  requested: Wanted,
): Promise<Offer> {
  const { lodge, stay, isDay1, email, code } = requested
  const day1 = isDay1 ? [{ ...day1Discount, promotion: null }] : []
  const given = code ? rows.find((row) => row.codeKey === codeKey(code)) : undefined
  if (code) cache.limitGuesses(context, given !== undefined)
  const concerned = rows.filter(
    (row) => row === given || (row.code === null && (row.lodges?.includes(lodge.slug) ?? true)),
  )
  if (concerned.length === 0) return { discounts: day1, code: code ? unknownCode : null }
  const asksReturning = concerned.some((row) => row.isReturningGuest)
  const isReturningGuest = asksReturning && !!email && (await isReturning(email))
  const moment = { ...cache.moment(context, lodge), isReturningGuest }
  const automatic = concerned.filter(
    (row) => row.code === null && findRefusal(row, stay, lodge.slug, moment) === null,
  )
  const refusal = given ? findRefusal(given, stay, lodge.slug, moment) : null
  const byCode = given && !refusal ? [toDiscount(given)] : []
  return {
    discounts: [...byCode, ...day1, ...automatic.map(toDiscount)],
    code: code ? (given ? { id: given.id, refusal } : unknownCode) : null,
  }
}

const noDiscounts = () => []

export function automaticDiscounts(
  rows: readonly PromotionRow[],
  readMoment: () => Omit<BookingMoment, 'isReturningGuest'>,
  lodgeSlug: string,
): (stay: Stay) => readonly Discount[] {
  const automatic = rows.filter(({ code }) => code === null)
  if (automatic.length === 0) return noDiscounts
  const stranger = { ...readMoment(), isReturningGuest: false }
  // Conditions that no stay changes are checked once.
  const here = automatic.filter(
    (row) => !row.isReturningGuest && !isUsedUp(row) && isOffered(row, lodgeSlug, stranger),
  )
  return (stay) =>
    here.filter(
      (row) =>
        brokenStayTerm(row, stay, lodgeSlug) === null && brokenMomentTerm(row, stay, stranger) === null,
    )
}

const isUsedUp = ({ maxUses, uses }: PromotionRow): boolean => maxUses !== null && uses >= maxUses

const unknownCode: NonNullable<Offer['code']> = {
  id: null,
  refusal: { status: 'unknown', message: 'We do not know this code.', isByCoin: false },
}

function findRefusal(
  row: PromotionRow,
  stay: Stay,
  lodgeSlug: string,
  moment: BookingMoment,
): NonNullable<Offer['code']>['refusal'] {
  const isByCoin = false
  const dates = bookingDates(row, moment.today)
  if (dates === 'before') return { status: 'not_yet', message: 'This code cannot be used yet.', isByCoin }
  if (dates === 'after') return { status: 'expired', message: 'This code has expired.', isByCoin }
  if (isUsedUp(row)) return { status: 'used_up', message: 'This code has been used up.', isByCoin }
  const broken = brokenStayTerm(row, stay, lodgeSlug) ?? brokenMomentTerm(row, stay, moment)
  if (broken === null) return null
  const message = `This code does not fit your stay. ${broken}`
  const fitsOtherwise =
    !brokenStayTerm(row, stay, lodgeSlug) && !brokenMomentTerm({ ...row, coinChange: null }, stay, moment)
  return { status: 'does_not_fit', message, isByCoin: fitsOtherwise }
}

const toDiscount = (row: PromotionRow): OfferedDiscount => {
  const { id, name, code, percent, amount, lodges: slugs, stayFrom, stayTo, minNights } = row
  const promotion = { id, name, code, percent, amount, lodges: slugs, stayFrom, stayTo, minNights }
  return { name, percent, amount, promotion }
}

/** `subtotal` is the price of the nights. Null without a code. */
export function replyToCode({ code, discounts }: Offer, subtotal: number): CodeReply | null {
  if (code === null) return null
  if (code.refusal) return { status: code.refusal.status, message: code.refusal.message }
  const chosen = chooseDiscount(discounts, subtotal)
  if (chosen && chosen.promotion?.id !== code.id)
    return { status: 'better', message: `${chosen.name} saves more and applies instead.` }
  const dollars = chosen ? discountDollars(chosen, subtotal) : 0
  return { status: 'applied', message: `${chosen?.name ?? 'The code'} takes ${formatDollars(dollars)} off.` }
}

/** Fails with `rule` at `code` when the code does not apply. */
export function refuseBrokenCode({ code }: Offer): void {
  if (code?.refusal) throw brokenRule('code', code.refusal.message)
}

export const chosenPromotion = ({ discounts }: Offer, subtotal: number): BookedPromotion | null =>
  chooseDiscount(discounts, subtotal)?.promotion ?? null

/** With a mail server, only a confirmed address counts. */
async function hasStayed(context: Context, email: string): Promise<boolean> {
  if (!email.includes('@')) return false
  const address = foldedEmail(email)
  if (context.config.SMTP_URL && !(await confirmedAmong(context, [address]))(address)) return false
  const stays = await context.db
    .select({ checkOut: bookings.checkOut, timeZone: lodges.timeZone })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(and(sql`lower(${bookings.guestEmail}) = ${address}`, eq(bookings.status, 'confirmed')))
  return stays.some(({ checkOut, timeZone }) => checkOut <= dateIn(timeZone, context.clock.now()))
}
