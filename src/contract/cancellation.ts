import { addDays } from './dates.ts'

/** The policy's name, wherever it is shown. */
export const CANCELLATION_POLICY = 'Seven Days Free'

/** Free until so many days before check-in, half the price until so many hours, then the whole of it. */
export const FREE_UNTIL_DAYS = 7
export const HALF_UNTIL_HOURS = 48
export const HALF_SHARE = 0.5

/** Hour of the check-in day, lodge time, from which a guest may arrive. */
export const CHECK_IN_HOUR = 16

export type CancellationTerms = 'free' | 'half' | 'full'

/** What cancelling costs at `today`, a calendar date at the lodge, for a stay that begins on `checkIn`. */
export function cancellationTerms(checkIn: string, today: string): CancellationTerms {
  if (today <= addDays(checkIn, -FREE_UNTIL_DAYS)) return 'free'
  if (today <= addDays(checkIn, -HALF_UNTIL_HOURS / 24)) return 'half'
  return 'full'
}

/** Whole dollars kept when a stay of `total` dollars is cancelled under `terms`, rounded in the guest's favour. */
export function cancellationFee(total: number, terms: CancellationTerms): number {
  if (terms === 'free') return 0
  return terms === 'half' ? Math.floor(total * HALF_SHARE) : total
}

/** The policy's steps for a stay, for a timeline: until which date each term holds (null: to the end). */
export function cancellationTimeline(checkIn: string): { terms: CancellationTerms; until: string | null }[] {
  return [
    { terms: 'free', until: addDays(checkIn, -FREE_UNTIL_DAYS) },
    { terms: 'half', until: addDays(checkIn, -HALF_UNTIL_HOURS / 24) },
    { terms: 'full', until: null },
  ]
}
