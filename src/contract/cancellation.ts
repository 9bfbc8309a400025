import type { CancellationPolicy } from './built-in-policies.ts'
import { instantIn } from './dates.ts'

/** Hour of the check-in day, lodge time, from which a guest may arrive. */
export const CHECK_IN_HOUR = 16

const HOUR_MS = 3_600_000

/**
 * California Civil Code 1748.80-82, applied to every stay: free within 24 hours after the request, when that was 72
 * hours or more before check-in.
 */
const LAW_FREE_HOURS = 24
const LAW_HOURS_BEFORE = 72

/** What a stay's cancellation depends on. */
export type CancellationTerms = {
  policy: CancellationPolicy
  checkIn: string
  timeZone: string
  /** When the stay was asked for, ISO 8601. */
  createdAt: string
  totalCents: number
}

/** Until and with the instant `until` (milliseconds), cancelling keeps `keptCents` and gives the rest back. */
export type CancellationPeriod = { until: number; refundPercent: number; keptCents: number }

/** The instant (milliseconds) from which the guests of a stay may arrive. */
export function arrivalInstant({ checkIn, timeZone }: { checkIn: string; timeZone: string }): number {
  return instantIn(timeZone, checkIn, `${CHECK_IN_HOUR}:00`)
}

/** Cents kept of a total, rounded down to the cent in the guest's favour. */
function keptCents({ policy, totalCents }: CancellationTerms, refundPercent: number): number {
  const unit = policy.keepsWholeDollars ? 100 : 1
  return Math.floor((totalCents * (100 - refundPercent)) / 100 / unit) * unit
}

/** What cancelling costs from the request to check-in, period by period; the last ends at check-in. */
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

/** The period of the timeline at `now` (milliseconds); null from check-in time on, when a guest cannot cancel. */
export function cancellationAt(terms: CancellationTerms, now: number): CancellationPeriod | null {
  if (now >= arrivalInstant(terms)) return null
  return cancellationTimeline(terms).find(({ until }) => now <= until) ?? null
}

/** The periods that are not over at `now` (milliseconds): only these are named to anybody. */
export function periodsFrom(terms: CancellationTerms, now: number): CancellationPeriod[] {
  return cancellationTimeline(terms).filter(({ until }) => until > now)
}
