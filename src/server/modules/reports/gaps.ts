import { asc, inArray } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays, type DateRange, daysBetween } from '#contract/platform/dates.ts'
import { DAYS_AHEAD, type Gap, LONGEST_GAP } from '#contract/reports/overview.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { unavailableRanges } from '../bookings/availability/availability.ts'

const MAX_GAPS = 20

/** Sorted by date. */
export function gapsBetween(taken: readonly DateRange[], today: string): DateRange[] {
  const gaps: DateRange[] = []
  let from = today
  for (const range of taken) {
    const nights = daysBetween(from, range.from)
    if (nights > 0 && nights <= LONGEST_GAP && daysBetween(today, from) < DAYS_AHEAD)
      gaps.push({ from, to: range.from })
    if (range.to > from) from = range.to
  }
  return gaps
}

/** Free nights between two stays that few guests can book. Sorted by date. */
export async function readGaps(
  context: Context,
  days: ReadonlyMap<string, readonly string[]>,
): Promise<Gap[]> {
  const spans = [...days].flatMap(([today, slugs]) =>
    slugs.map((slug) => ({ slug, from: today, to: addDays(today, DAYS_AHEAD + LONGEST_GAP + MAX_NIGHTS) })),
  )
  const taken = await unavailableRanges(context, spans)
  const gaps = spans
    .flatMap(({ slug, from }, index) =>
      gapsBetween(taken[index] ?? [], from).map((gap) => ({ lodgeSlug: slug, ...gap })),
    )
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, MAX_GAPS)
  const names = await context.db
    .select({ slug: lodges.slug, name: lodges.name })
    .from(lodges)
    .where(
      inArray(
        lodges.slug,
        gaps.map(({ lodgeSlug }) => lodgeSlug),
      ),
    )
    .orderBy(asc(lodges.id))
  const nameBySlug = new Map(names.map(({ slug, name }) => [slug, name]))
  return gaps.map((gap) => ({ ...gap, lodgeName: nameBySlug.get(gap.lodgeSlug) ?? gap.lodgeSlug }))
}
