import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays, nightsBetween, type Stay } from '#contract/platform/dates.ts'

export type Proposal = Stay & { slug: string }

export type DragPart = 'whole' | 'start' | 'end'

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** The stay keeps 1 to 30 nights. */
export function movePart<Place extends Stay>(place: Place, part: DragPart, days: number): Place {
  const { checkIn, checkOut } = place
  if (part === 'whole')
    return { ...place, checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }
  const nights = nightsBetween(place)
  if (part === 'end') {
    const requested = clamp(nights + days, 1, MAX_NIGHTS)
    return { ...place, checkOut: addDays(checkIn, requested) }
  }
  return { ...place, checkIn: addDays(checkOut, -clamp(nights - days, 1, MAX_NIGHTS)) }
}

/** Arrows move the proposal by a day or a lodge; with Shift they move its end. Null for other keys. */
export function moveByKey(
  proposal: Proposal,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  slugs: readonly string[],
): Proposal | null {
  const part = shiftKey ? 'end' : 'whole'
  const toLodge = (step: number) => ({
    ...proposal,
    slug: slugs[slugs.indexOf(proposal.slug) + step] ?? proposal.slug,
  })
  switch (key) {
    case 'ArrowLeft':
      return movePart(proposal, part, -1)
    case 'ArrowRight':
      return movePart(proposal, part, 1)
    case 'ArrowUp':
      return toLodge(-1)
    case 'ArrowDown':
      return toLodge(1)
    default:
      return null
  }
}

export const isSamePlace = (a: Proposal, b: Proposal): boolean =>
  a.slug === b.slug && a.checkIn === b.checkIn && a.checkOut === b.checkOut
