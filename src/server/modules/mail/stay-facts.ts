import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatDate, formatHour } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

type Fact = [string, string]

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

export function listAmounts({ lines, totalCents }: Booking): Fact[] {
  return [
    ...lines.map(({ name, cents }): Fact => [name, formatCents(cents)]),
    ['Total', formatCents(totalCents)],
  ]
}
