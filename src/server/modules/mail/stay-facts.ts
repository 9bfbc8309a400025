import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatDate, formatHour } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

type Fact = [string, string]

/** Reference, lodge, dates and party of a stay, for an e-mail. */
export function listStayFacts(booking: Booking): Fact[] {
  const { reference, lodgeName } = booking
  return [
    ['Reference', reference],
    ['Lodge', lodgeName],
    ['Check-in', `${formatDate(booking.checkIn)}, from ${formatHour(booking.checkInFrom)}`],
    ['Check-out', `${formatDate(booking.checkOut)}, until ${formatHour(booking.checkOutUntil)}`],
    ['Stay', `${pluralize(booking.nights, 'night')}, ${formatParty(booking)}`],
  ]
}

/** The lines of a stay's price; the total is the last. */
export function listAmounts({ lines, totalCents }: Booking): Fact[] {
  return [
    ...lines.map(({ name, cents }): Fact => [name, formatCents(cents)]),
    ['Total', formatCents(totalCents)],
  ]
}
