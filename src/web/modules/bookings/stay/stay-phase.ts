import type { Booking } from '#contract/bookings/bookings.ts'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { dateIn, daysBetween, formatHour, instantIn } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'

export type StayPhase =
  | 'requested'
  | 'awaiting_payment'
  | 'ahead'
  | 'today'
  | 'in_house'
  | 'after'
  | 'declined'
  | 'cancelled'

type Timed = Pick<
  Booking,
  'status' | 'checkIn' | 'checkOut' | 'checkInFrom' | 'checkOutUntil' | 'timeZone' | 'until'
>

/** `now` is in milliseconds; dates follow the lodge's clock. */
export function findPhase(stay: Timed, now: number): StayPhase {
  if (stay.status !== 'confirmed') return stay.status
  const { timeZone, checkIn, checkOut, checkOutUntil } = stay
  if (now >= instantIn(timeZone, checkOut, checkOutUntil)) return 'after'
  if (now >= arrivalInstant(stay)) return 'in_house'
  return dateIn(timeZone, now) === checkIn ? 'today' : 'ahead'
}

/** Guests may request changes before check-in time, while the stay is requested or confirmed. */
export const isChangeable = (stay: Timed, now: number): boolean =>
  (stay.status === 'requested' || stay.status === 'confirmed') && now < arrivalInstant(stay)

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
]

const inWords = (count: number): string => numbers[count] ?? String(count)

/** 'Your three nights at DOGE Lodge', 'Your night at DOGE Lodge'. */
export function stayTitle({ nights, lodgeName }: Pick<Booking, 'nights' | 'lodgeName'>): string {
  return nights === 1 ? `Your night at ${lodgeName}` : `Your ${inWords(nights)} nights at ${lodgeName}`
}

/** 'in 12 days', 'tomorrow', 'today from 4 PM', 'until tomorrow, 11 AM'; null for a stay without a countdown. */
export function writeCountdown(stay: Timed, now: number): string | null {
  const today = dateIn(stay.timeZone, now)
  switch (findPhase(stay, now)) {
    case 'ahead': {
      const days = daysBetween(today, stay.checkIn)
      return days === 1 ? 'tomorrow' : `in ${pluralize(days, 'day')}`
    }
    case 'today':
      return `today from ${formatHour(stay.checkInFrom)}`
    case 'in_house':
      return leaveWords(daysBetween(today, stay.checkOut), stay.checkOutUntil)
    case 'requested':
    case 'awaiting_payment':
      return heldWords(stay.until, now)
    default:
      return null
  }
}

function leaveWords(days: number, time: string): string {
  if (days <= 0) return `until today, ${formatHour(time)}`
  return days === 1 ? `until tomorrow, ${formatHour(time)}` : `for ${days} more nights`
}

function heldWords(until: string | null, now: number): string | null {
  if (!until) return null
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000)
  if (minutes <= 0) return null
  const left =
    minutes < 120 ? pluralize(minutes, 'more minute') : pluralize(Math.floor(minutes / 60), 'more hour')
  return `held for ${left}`
}
