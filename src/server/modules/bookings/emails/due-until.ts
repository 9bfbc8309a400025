import { arrivalInstant } from '#contract/bookings/cancellation.ts'

const DAY_MS = 86_400_000

type Stay = Parameters<typeof arrivalInstant>[0] & { status: string }

/** What is due of a confirmed stay and until when: until check-in, or 24 hours after its confirmation if that is later. */
export function dueOf(
  stay: Stay,
  dueCents: number,
  confirmedAt: number,
): { due?: { cents: number; until: number } } {
  if (stay.status !== 'confirmed') return {}
  return { due: { cents: dueCents, until: Math.max(arrivalInstant(stay), confirmedAt + DAY_MS) } }
}
