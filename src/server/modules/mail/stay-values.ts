import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import type { FieldValues } from '#contract/email-templates/template-text.ts'
import { formatDate, formatHour } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { StaySource } from './draft.ts'
import { writePolicy } from './policy-in-words.ts'

/** Greets a person whose address nobody confirmed. */
export const NOBODY = 'there'

export function stayValues({ booking, link }: StaySource, isConfirmed = true, now?: number): FieldValues {
  return {
    guestName: toGreeting(booking.guestName, isConfirmed),
    lodgeName: booking.lodgeName,
    reference: booking.reference,
    checkIn: formatDate(booking.checkIn),
    checkOut: formatDate(booking.checkOut),
    checkInTime: formatHour(booking.checkInFrom),
    checkOutTime: formatHour(booking.checkOutUntil),
    nights: pluralize(booking.nights, 'night'),
    guests: formatParty(booking),
    total: formatCents(booking.totalCents),
    cancellationSentence: now === undefined ? '' : writePolicy({ booking, now }).join(' '),
    depositSentence: depositInWords(booking),
    link,
  }
}

export const toGreeting = (name: string, isConfirmed: boolean): string =>
  isConfirmed && name !== '' ? name : NOBODY

function depositInWords({ schedule }: Booking): string {
  const [deposit, balance] = schedule
  if (!deposit || !balance?.dueOn) return ''
  return `The deposit is ${formatCents(deposit.cents)}; the balance of ${formatCents(balance.cents)} is due on ${formatDate(balance.dueOn)}.`
}
