import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { differenceInWords } from '#contract/platform/price-difference.ts'

/** 'Fri, Dec 4, 2026 to Mon, Dec 7, 2026 for 2 guests, $540 ($120 more)'; null without a change request. */
export function changeInWords({ changeRequest }: Pick<Booking, 'changeRequest'>): string | null {
  if (!changeRequest) return null
  const { checkIn, checkOut, totalCents, differenceCents } = changeRequest
  const dates = `${formatDate(checkIn)} to ${formatDate(checkOut)} for ${formatParty(changeRequest)}`
  return `${dates}, ${formatCents(totalCents)} (${differenceInWords(differenceCents)})`
}
