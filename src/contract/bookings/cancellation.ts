import { instantIn } from '../platform/dates.ts'
import type { CancellationPolicy } from './built-in-policies.ts'
import { DEFAULT_CHECK_IN_FROM } from './stay-times.ts'

const HOUR_MS = 3_600_000

/**
 * California Civil Code 1748.80-82, applied to every stay: cancelling is free within 24 hours after a
 * request made 72 hours or more before check-in.
 */
const LAW_FREE_HOURS = 24
const LAW_HOURS_BEFORE = 72

export type CancellationTerms = {
  policy: CancellationPolicy
  checkIn: string
  timeZone: string
  checkInFrom?: string | undefined
  createdAt: string
  totalCents: number
}

/** Cancelling up to and including `until` (milliseconds) keeps `keptCents`. */
export type CancellationPeriod = { until: number; refundPercent: number; keptCents: number }

export function freeWhileOpen(status: string): string | null {
  if (status === 'requested') return 'Until the owner has confirmed, cancelling is free.'
  return status === 'awaiting_payment' ? 'Until you have paid, cancelling is free.' : null
}

export function arrivalInstant({
  checkIn,
  timeZone,
  checkInFrom = DEFAULT_CHECK_IN_FROM,
}: Pick<CancellationTerms, 'checkIn' | 'timeZone' | 'checkInFrom'>): number {
  return instantIn(timeZone, checkIn, checkInFrom)
}

/** Rounds down in the guest's favor. */
function keptCents({ policy, totalCents }: CancellationTerms, refundPercent: number): number {
  const unit = policy.keepsWholeDollars ? 100 : 1
  return Math.floor((totalCents * (100 - refundPercent)) / 100 / unit) * unit
}

export function cancellationTimeline(terms: CancellationTerms): CancellationPeriod[] {
  const arrival = arrivalInstant(terms)
  const requested = Date.parse(terms.createdAt)
  const isLawful = arrival - requested >= LAW_HOURS_BEFORE * HOUR_MS
  const offers = [
    ...(isLawful ? [{ until: requested + LAW_FREE_HOURS * HOUR_MS, refundPercent: 100 }] : []),
    ...terms.policy.steps.map(({ hoursBefore, refundPercent }) => ({
      until: arrival - hoursBefore * HOUR_MS,
      refundPercent,
    })),
    { until: arrival, refundPercent: 0 },
  ].sort((a, b) => b.refundPercent - a.refundPercent || a.until - b.until)
  const periods: CancellationPeriod[] = []
  for (const offer of offers) {
    const better = periods.at(-1)
    if (better && offer.until <= better.until) continue
    if (better?.refundPercent === offer.refundPercent) better.until = offer.until
    else periods.push({ ...offer, keptCents: keptCents(terms, offer.refundPercent) })
  }
  return periods
}

/** `now` is in milliseconds. Null from check-in on, when guests cannot cancel. */
export function cancellationAt(terms: CancellationTerms, now: number): CancellationPeriod | null {
  if (now >= arrivalInstant(terms)) return null
  return cancellationTimeline(terms).find(({ until }) => now <= until) ?? null
}

export function periodsFrom(terms: CancellationTerms, now: number): CancellationPeriod[] {
  return cancellationTimeline(terms).filter(({ until }) => until > now)
}
