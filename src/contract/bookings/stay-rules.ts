import { daysBetween, nightsBetween, type Stay } from '../platform/dates.ts'
import { pluralize } from '../platform/pluralize.ts'

export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 365
export const MAX_GUESTS_PER_BOOKING = 10
/** Most infants of a party; they take no bed and are not counted among the guests. */
export const MAX_INFANTS = 5
/** Most dogs of a party, and of what a lodge may take. */
export const MAX_DOGS = 9
/** Days that a search may move a stay. */
export const MAX_FLEX_DAYS = 7
/** Hours that an owner has to answer; then the request expires and its nights are free. */
export const REQUEST_HOLDS_HOURS = 48
/** Minutes that an unconfirmed request holds its nights; the link in its e-mail confirms it. */
export const UNCONFIRMED_HOLDS_MINUTES = 60
/** Most unanswered requests of a guest, so that nobody can block the lodges. */
export const MAX_OPEN_REQUESTS_PER_EMAIL = 3
export const MAX_OPEN_REQUESTS_PER_NETWORK = 6
/** Most requests of a guest within an hour, also cancelled ones: each one e-mails the address and the owners. */
export const MAX_HOURLY_REQUESTS_PER_EMAIL = 20
export const MAX_HOURLY_REQUESTS_PER_NETWORK = 50

/** Minutes an instant booking holds its nights until it is paid. */
export const PAYMENT_HOLDS_MINUTES = 30

/** The statuses that hold their nights until `until`. */
export const openStatuses = ['requested', 'awaiting_payment'] as const
/** The statuses that hold their nights. */
export const holdingStatuses = [...openStatuses, 'confirmed'] as const

/** Whether a stay of a status holds its nights only until `until`. */
export const isOpen = (status: string): boolean => openStatuses.some((open) => open === status)

/** Whether a stay has a price to show. While a year is typed, a date field has the years 2, 20 and 202. */
export function isOfPricedLength(stay: Stay): boolean {
  const nights = nightsBetween(stay)
  return nights > 0 && nights <= MAX_DAYS_AHEAD
}

type Sleeper = { name: string; maxGuests: number; maxDogs: number }

type BrokenRule<Path> = { path: Path; message: string }

/** The reason why these dates are impossible on `today`, with its field; null for possible ones. */
export function brokenDateRule(stay: Stay, today: string): BrokenRule<'checkIn' | 'checkOut'> | null {
  if (stay.checkIn < today) return { path: 'checkIn', message: 'Check-in must be today or later' }
  if (stay.checkOut <= stay.checkIn) return { path: 'checkOut', message: 'Check-out must be after check-in' }
  if (nightsBetween(stay) > MAX_NIGHTS)
    return { path: 'checkOut', message: `A stay is at most ${MAX_NIGHTS} nights` }
  if (daysBetween(today, stay.checkIn) > MAX_DAYS_AHEAD)
    return { path: 'checkIn', message: `Check-in must be within ${MAX_DAYS_AHEAD} days` }
  return null
}

/** The reason why a stay is impossible, with its field; null for a possible one. */
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

/** Whether a request waits for its guest to open the link in the e-mail. */
export function awaitsConfirmation({ status, until, createdAt }: Held): boolean {
  if (status !== 'requested' || until === null) return false
  return Date.parse(until) - Date.parse(createdAt) < REQUEST_HOLDS_HOURS * 3_600_000
}

type Held = { status: string; until: string | null; createdAt: string }
