import { daysBetween, nightsBetween, type Stay } from '../platform/dates.ts'
import { pluralize } from '../platform/pluralize.ts'

export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 365
export const MAX_GUESTS_PER_BOOKING = 10
export const MAX_INFANTS = 5
export const MAX_DOGS = 9
export const MAX_FLEX_DAYS = 7
export const REQUEST_HOLDS_HOURS = 48
/** The link in the request's email confirms it. */
export const UNCONFIRMED_HOLDS_MINUTES = 60
/** Unanswered requests, so that nobody can block the lodges. */
export const MAX_OPEN_REQUESTS_PER_EMAIL = 3
export const MAX_OPEN_REQUESTS_PER_NETWORK = 6
/** Cancelled requests count too: each one emails the address and the owners. */
export const MAX_HOURLY_REQUESTS_PER_EMAIL = 20
export const MAX_HOURLY_REQUESTS_PER_NETWORK = 50

export const PAYMENT_HOLDS_MINUTES = 30

export const openStatuses = ['requested', 'awaiting_payment'] as const
export const holdingStatuses = [...openStatuses, 'confirmed'] as const

export const isOpen = (status: string): boolean => openStatuses.some((open) => open === status)

/** While a year is typed, a date field passes through the years 2, 20 and 202. */
export function isOfPricedLength(stay: Stay): boolean {
  const nights = nightsBetween(stay)
  return nights > 0 && nights <= MAX_DAYS_AHEAD
}

type Sleeper = { name: string; maxGuests: number; maxDogs: number }

type BrokenRule<Path> = { path: Path; message: string }

export function brokenDateRule(stay: Stay, today: string): BrokenRule<'checkIn' | 'checkOut'> | null {
  if (stay.checkIn < today) return { path: 'checkIn', message: 'Check-in must be today or later' }
  if (stay.checkOut <= stay.checkIn) return { path: 'checkOut', message: 'Check-out must be after check-in' }
  if (nightsBetween(stay) > MAX_NIGHTS)
    return { path: 'checkOut', message: `A stay is at most ${MAX_NIGHTS} nights` }
  if (daysBetween(today, stay.checkIn) > MAX_DAYS_AHEAD)
    return { path: 'checkIn', message: `Check-in must be within ${MAX_DAYS_AHEAD} days` }
  return null
}

export function brokenStayRule(
  stay: Stay,
  { guests, dogs }: { guests: number; dogs: number },
  lodge: Sleeper,
  today: string,
): BrokenRule<'checkIn' | 'checkOut' | 'guests' | 'dogs'> | null {
  const broken = brokenDateRule(stay, today)
  if (broken) return broken
  if (guests > lodge.maxGuests) {
    const most = pluralize(lodge.maxGuests, 'guest')
    return { path: 'guests', message: `${lodge.name} sleeps at most ${most}` }
  }
  if (dogs > lodge.maxDogs) {
    const most = pluralize(lodge.maxDogs, 'dog')
    const message = lodge.maxDogs === 0 ? `No dogs at ${lodge.name}` : `${lodge.name} takes at most ${most}`
    return { path: 'dogs', message }
  }
  return null
}

/** A request that its guest has not confirmed by the emailed link has a shorter hold. */
export function awaitsConfirmation({ status, until, createdAt }: Held): boolean {
  if (status !== 'requested' || until === null) return false
  return Date.parse(until) - Date.parse(createdAt) < REQUEST_HOLDS_HOURS * 3_600_000
}

type Held = { status: string; until: string | null; createdAt: string }
