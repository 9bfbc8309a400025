import type { BookingChange } from '#contract/bookings/booking-changes.ts'
import { changedParty, type Party, type SentParty } from '#contract/bookings/party.ts'
import { keepGoodwill } from '#contract/bookings/quote.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import { nightsBetween } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import type { BookingRow } from '../booking-mapper.ts'
import { includedOrders, isConfirmed, priceOrders } from '../extras/booked-extras.ts'
import { staffPrice } from '../requests/staff-price.ts'
import { discountsAfterChange } from './discounts-after-change.ts'
import type { StayToChange } from './lock-stay.ts'
import { type StoredPrice, storedPrice, unchangedPrice } from './unchanged-price.ts'

type StayColumns = Pick<
  BookingRow,
  'checkIn' | 'checkOut' | 'guests' | 'children' | 'infants' | 'dogs' | 'lodgeSlug'
>

/** Past dates are allowed, and so is a party that the stay has already. Fails with `rule`. */
export function changedStay({ row, from, lodge }: StayToChange, change: Partial<BookingChange>): StayColumns {
  const { checkIn = row.checkIn, checkOut = row.checkOut } = change
  const { adults: _adults, ...party } = partyAfter(row, change)
  const isSameLodge = lodge.id === from.id
  const added = {
    guests: isSameLodge && party.guests <= row.guests ? 1 : party.guests,
    dogs: isSameLodge && party.dogs <= row.dogs ? 0 : party.dogs,
  }
  // The stay's own first day stands for today.
  const broken = brokenStayRule({ checkIn, checkOut }, added, lodge, checkIn)
  if (broken) throw brokenRule(broken.path, broken.message)
  return { checkIn, checkOut, ...party, lodgeSlug: lodge.slug }
}

/** Fails with `rule`. */
export function partyAfter(row: BookingRow, change: SentParty): Party {
  const party = changedParty({ ...row, adults: row.guests - row.children }, change)
  if ('message' in party) throw brokenRule(party.path, party.message)
  return party
}

export async function changedPrice(
  context: Context,
  { row, lodge }: StayToChange,
  stay: StayColumns,
  {
    price = 'keep',
    totalPrice,
    email = row.guestEmail,
  }: Pick<BookingChange, 'price' | 'totalPrice' | 'email'>,
): Promise<StoredPrice & Pick<BookingRow, 'extras' | 'taxes'>> {
  const isAgreed = typeof totalPrice === 'number'
  if (!isAgreed && price === 'keep')
    return { ...unchangedPrice(row, stay), extras: row.extras, taxes: row.taxes }
  // An agreed price has no discount; the guest may still have a badge.
  const discounts = await discountsAfterChange(context, row, stay, email)
  const extras = isAgreed ? includedOrders(row.extras) : priceOrders(row.extras, stay)
  const priced = { ...stay, extras: extras.filter(isConfirmed) }
  const terms = { totalPrice, discounts }
  const { quote, prices, promotion, taxes } = await staffPrice(context, priced, lodge, terms)
  return { ...storedPrice(keepGoodwill(quote, row.lines), prices, promotion), extras, taxes }
}

export function changedGuest(row: BookingRow, { name, email, phone, note, ...change }: BookingChange) {
  const guestEmail = email === undefined ? row.guestEmail : (email ?? '')
  return {
    guestName: name ?? row.guestName,
    guestEmail,
    linkVersion: row.linkVersion + Number(guestEmail !== row.guestEmail),
    guestPhone: phone === undefined ? row.guestPhone : phone || null,
    staffNote: note === undefined ? row.staffNote : note || null,
    noteForCleaning: change.noteForCleaning ?? row.noteForCleaning,
  }
}

export function changesStay(before: BookingRow, after: BookingRow): boolean {
  return (
    before.checkIn !== after.checkIn ||
    nightsBetween(before) !== nightsBetween(after) ||
    before.lodgeSlug !== after.lodgeSlug ||
    before.guests !== after.guests ||
    before.children !== after.children ||
    before.infants !== after.infants ||
    before.dogs !== after.dogs ||
    before.totalPrice !== after.totalPrice ||
    before.taxCents !== after.taxCents
  )
}
