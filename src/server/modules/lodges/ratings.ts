import { and, count, eq, isNull, sum } from 'drizzle-orm'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { averageStars } from '#contract/reviews/review-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'

/** Finds the average stars and the number of reviews of a lodge by its slug; null for one without reviews. Reads one lodge's or all. */
export async function findRatings(
  context: Context,
  one?: string,
): Promise<(slug: string) => Lodge['rating']> {
  const { lodgeSlug, stars, removedAt } = reviews
  const rows = await context.db
    .select({ slug: lodgeSlug, stars: sum(stars).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(isNull(removedAt), one === undefined ? undefined : eq(lodgeSlug, one)))
    .groupBy(lodgeSlug)
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (slug) => {
    const row = bySlug.get(slug)
    const average = row ? averageStars(row.stars, row.count) : null
    return row && average !== null ? { average, count: row.count } : null
  }
}
