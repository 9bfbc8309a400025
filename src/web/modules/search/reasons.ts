import { formatStay, type Stay } from '#contract/platform/dates.ts'
import type { NotFreeReason } from '#contract/search/search.ts'

/** Why a lodge is not free for a stay, for people. */
export function inReason(reason: NotFreeReason | null, stay: Stay, maxGuests: number): string {
  if (reason === 'too_many_guests') return maxGuests === 1 ? 'For 1 guest' : `For up to ${maxGuests} guests`
  return reason === null ? `Not free ${formatStay(stay)}` : reasons[reason]
}

const reasons: Record<Exclude<NotFreeReason, 'too_many_guests'>, string> = {
  booked: 'Booked on these dates',
  closed: 'Closed on these dates',
  min_nights: 'Too few nights for these dates',
  no_arrival: 'No arrivals on this day',
  no_departure: 'No departures on this day',
}
