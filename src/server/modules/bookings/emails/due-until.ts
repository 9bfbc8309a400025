import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'

const DAY_MS = 86_400_000

type Stay = Parameters<typeof arrivalInstant>[0] & { status: string }

/**
 * What a confirmed stay is to pay and until when: until check-in, or 24 hours after its confirmation if that is later, and 24
 * hours for a deposit. Nothing while only a later part of its schedule is open.
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
