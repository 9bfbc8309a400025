import { daysBetween, nightsBetween, type Stay } from './dates.ts'

export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 365
export const MAX_GUESTS_PER_BOOKING = 10
/** Hours an owner has to answer before a request expires and its nights are free again. */
export const REQUEST_HOLDS_HOURS = 48
/** Minutes a request holds its nights until the guest opens the link in the e-mail, where e-mails are sent. */
export const UNCONFIRMED_HOLDS_MINUTES = 60
/** Unanswered requests that guests may have at once, so that nobody can block the lodges for nothing. */
export const MAX_OPEN_REQUESTS_PER_EMAIL = 3
export const MAX_OPEN_REQUESTS_PER_NETWORK = 6

type Sleeper = { name: string; maxGuests: number }

/** Why a stay cannot be had at all, in words for the guest, with the field to mend; null when it can. */
export function brokenStayRule(
  stay: Stay,
  guests: number,
  lodge: Sleeper,
  today: string,
): { path: 'checkIn' | 'checkOut' | 'guests'; message: string } | null {
  if (stay.checkIn < today) return { path: 'checkIn', message: 'Check-in must be today or later' }
  if (stay.checkOut <= stay.checkIn) return { path: 'checkOut', message: 'Check-out must be after check-in' }
  if (nightsBetween(stay) > MAX_NIGHTS)
    return { path: 'checkOut', message: `A stay is at most ${MAX_NIGHTS} nights` }
  if (daysBetween(today, stay.checkIn) > MAX_DAYS_AHEAD)
    return { path: 'checkIn', message: `Check-in must be within ${MAX_DAYS_AHEAD} days` }
  if (guests > lodge.maxGuests)
    return { path: 'guests', message: `${lodge.name} sleeps at most ${lodge.maxGuests} guests` }
  return null
}

/** Whether a request is held only for a while, because its guest has not opened the link in the e-mail yet. */
export function awaitsConfirmation({ status, until, createdAt }: Held): boolean {
  if (status !== 'requested' || until === null) return false
  return Date.parse(until) - Date.parse(createdAt) < REQUEST_HOLDS_HOURS * 3_600_000
}

type Held = { status: string; until: string | null; createdAt: string }
