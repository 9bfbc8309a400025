import { daysBetween, type Stay } from '../platform/dates.ts'
import type { LodgeSearchResult } from './search.ts'

const SHOWN = 3

export type Nearest = { slug: string; nearest: NonNullable<LodgeSearchResult['nearest']> }

export function nearestAnswers(answers: readonly LodgeSearchResult[], stay: Stay): Nearest[] {
  const distance = ({ nearest }: Nearest) => Math.abs(daysBetween(stay.checkIn, nearest.checkIn))
  return answers
    .flatMap(({ slug, nearest }) => (nearest ? [{ slug, nearest }] : []))
    .sort((a, b) => distance(a) - distance(b) || a.nearest.totalCents - b.nearest.totalCents)
    .slice(0, SHOWN)
}

export function daysAway(nearest: Stay, stay: Stay): string {
  const days = daysBetween(stay.checkIn, nearest.checkIn)
  const count = Math.abs(days) === 1 ? 'one day' : `${Math.abs(days)} days`
  return `${count} ${days < 0 ? 'earlier' : 'later'}`
}
