import type { Booking } from '#contract/bookings/bookings.ts'
import { periodsFrom } from '#contract/bookings/cancellation.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import type { EmailAbout, StoredOccasion } from '#server/platform/database/tables/platform.ts'

export type Validity = { validUntil: string | null; occasion: EmailAbout | null }

/**
 * A guest's email names the end of the hold and of the current cancellation period, an owner's the end of the
 * hold. After the first of them, `occasion` says how to compose it again.
 */
export function findValidity(booking: Booking, now: number, about: Omit<StoredOccasion, 'status'>): Validity {
  const { status, until } = booking
  const hold = isOpen(status) && until ? [Date.parse(until)] : []
  const isAboutCancelling = about.to === 'guest' && (isOpen(status) || status === 'confirmed')
  const [period] = isAboutCancelling ? periodsFrom(booking, now) : []
  const deadlines = [...hold, ...(period ? [period.until] : [])]
  if (deadlines.length === 0) return { validUntil: null, occasion: null }
  return { validUntil: new Date(Math.min(...deadlines)).toISOString(), occasion: { ...about, status } }
}
