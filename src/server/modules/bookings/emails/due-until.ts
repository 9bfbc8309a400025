import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'

const DAY_MS = 86_400_000

type Stay = Parameters<typeof arrivalInstant>[0] & { status: string }

/**
 * Until check-in, or 24 hours after the confirmation if that is later; a deposit within 24 hours. Nothing
 * while only a later part of the schedule is open.
 */
export function findDue(
  stay: Stay,
  { dueCents, dueNowCents }: Pick<StayMoney, 'dueCents' | 'dueNowCents'>,
  confirmedAt: number,
): { due?: { cents: number; until: number } } {
  if (stay.status !== 'confirmed' || (dueNowCents === 0 && dueCents > 0)) return {}
  const aDayLater = confirmedAt + DAY_MS
  const until = dueNowCents < dueCents ? aDayLater : Math.max(arrivalInstant(stay), aDayLater)
  return { due: { cents: dueNowCents, until } }
}
