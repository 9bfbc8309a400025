import type { Stay } from '../platform/dates.ts'
import { type Nearest, nearestAnswers } from './nearest-answers.ts'
import type { LodgeSearchResult } from './search.ts'

/** `nearest` are free stays close by, when none of the lodges is free. */
export type FoundStays = { free: number; shown: number; nearest: readonly (Nearest & { name: string })[] }

export function foundStays(
  answers: readonly LodgeSearchResult[],
  lodges: readonly { slug: string; name: string }[],
  stay: Stay | null,
): FoundStays {
  const lodgeNames = new Map(lodges.map(({ slug, name }) => [slug, name]))
  const shown = answers.filter(({ slug }) => lodgeNames.has(slug))
  const free = shown.filter(({ isFree }) => isFree).length
  const nearest = free > 0 || !stay ? [] : nearestAnswers(shown, stay)
  return {
    free,
    shown: shown.length,
    nearest: nearest.map((found) => ({ ...found, name: lodgeNames.get(found.slug) ?? '' })),
  }
}
