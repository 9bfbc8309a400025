import type { BookingChange } from '#contract/bookings/booking-changes.ts'
import { keepGoodwill } from '#contract/bookings/quote.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import { nightsBetween } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import type { BookingRow } from '../booking-mapper.ts'
import { staffPrice } from '../requests/staff-price.ts'
import { keepsDay1Discount } from './day1-discount.ts'
import type { StayToChange } from './lock-stay.ts'
import { type StoredPrice, storedPrice, unchangedPrice } from './unchanged-price.ts'

type StayColumns = Pick<BookingRow, 'checkIn' | 'checkOut' | 'guests' | 'lodgeSlug'>

/** The stay after a change; fails with `rule`. Past dates are allowed, and a party that the stay has already. */
export function changedStay({ row, from, lodge }: StayToChange, change: Partial<BookingChange>): StayColumns {
  const { checkIn = row.checkIn, checkOut = row.checkOut, guests = row.guests } = change
  const isSameParty = lodge.id === from.id && guests <= row.guests
  // The stay's own first day stands for today.
  const broken = brokenStayRule({ checkIn, checkOut }, isSameParty ? 1 : guests, lodge, checkIn)
  if (broken) throw brokenRule(broken.path, broken.message)
  return { checkIn, checkOut, guests, lodgeSlug: lodge.slug }
}

/** The price of a changed stay: agreed now, at today's rates with the discount of the booking or of its guest, or as it was. */
export async function changedPrice(
  context: Context,
  { row, lodge }: StayToChange,
  stay: StayColumns,
  {
    price = 'keep',
    totalPrice,
    email = row.guestEmail,
  }: Pick<BookingChange, 'price' | 'totalPrice' | 'email'>,
): Promise<StoredPrice> {
  if (typeof totalPrice !== 'number' && price === 'keep') return unchangedPrice(row, stay)
  // An agreed price has no discount; the guest may still have a badge.
  const isDay1 = await keepsDay1Discount(context, row, email)
  const { quote, prices } = await staffPrice(context, stay, lodge, { totalPrice, isDay1 })
  return storedPrice(keepGoodwill(quote, row.lines), prices)
}

/** The guest and the note after a change. */
export function changedGuest(row: BookingRow, { name, email, phone, note }: BookingChange) {
  const guestEmail = email === undefined ? row.guestEmail : (email ?? '')
  return {
    guestName: name ?? row.guestName,
    guestEmail,
    linkVersion: row.linkVersion + Number(guestEmail !== row.guestEmail),
    guestPhone: phone === undefined ? row.guestPhone : phone || null,
    staffNote: note === undefined ? row.staffNote : note || null,
  }
}

/** Whether dates, lodge, guests or price differ. */
export function changesStay(before: BookingRow, after: BookingRow): boolean {
  return (
    before.checkIn !== after.checkIn ||
    nightsBetween(before) !== nightsBetween(after) ||
    before.lodgeSlug !== after.lodgeSlug ||
    before.guests !== after.guests ||
    before.totalPrice !== after.totalPrice ||
    before.taxCents !== after.taxCents
  )
}
