import type { Booking, ChangeRequest } from '#contract/bookings/bookings.ts'
import { hasEnded } from '#contract/bookings/ledger.ts'
import { withPaidCents } from '#contract/bookings/payment-plan.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { nightsBetween } from '#contract/platform/dates.ts'
import type { bookings, RequestedChange } from '#server/platform/database/tables/bookings.ts'
import type { lodges } from '#server/platform/database/tables/lodges.ts'

export type BookingRow = typeof bookings.$inferSelect
export type StayWithLodge = { bookings: BookingRow; lodges: typeof lodges.$inferSelect }

export function toBooking(row: BookingRow, lodge: { name: string; timeZone: string }): Booking {
  const { decidedAt: _at, decidedBy, networkHash: _network, linkVersion: _link, ...known } = row
  const { nightPrices: _prices, source: _source, staffNote: _note, ...shown } = known
  const { noteForCleaning: _forCleaning, changeRequest, ...terms } = shown
  const { paymentSchedule: _schedule, taxes: _taxes, extras, promotion, ...fields } = terms
  const totalCents = computeTotalCents(row)
  return {
    ...fields,
    adults: row.guests - row.children,
    lodgeName: lodge.name,
    totalCents,
    extras: extras.map(({ orderId, id, name, quantity, cents, status }) => ({
      ...{ orderId, id, name, quantity, cents, status },
    })),
    timeZone: lodge.timeZone,
    nights: nightsBetween(row),
    promotion: promotion && { name: promotion.name, code: promotion.code },
    until: isOpen(row.status) ? row.until : null,
    isExpired: row.status === 'declined' && decidedBy === 'expiry',
    // The ledger adds what is paid.
    schedule: hasEnded(row) ? [] : withPaidCents(row.schedule, 0),
    changeRequest: changeRequest && shownChange(changeRequest, totalCents),
  }
}

function shownChange(
  { quote, nightPrices: _prices, taxes: _taxes, losesPromotion: _loses, ...wanted }: RequestedChange,
  nowCents: number,
): ChangeRequest {
  const { lines, totalCents } = quote
  const { children = 0, infants = 0, dogs = 0 } = wanted
  const party = { adults: wanted.guests - children, children, infants, dogs }
  return { ...wanted, ...party, lines, totalCents, differenceCents: totalCents - nowCents }
}
