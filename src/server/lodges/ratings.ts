import { count, isNull, sum } from 'drizzle-orm'
import type { Lodge } from '#contract/lodges.ts'
import { averageStars } from '#contract/review-rules.ts'
import type { Context } from '../context.ts'
import { reviews } from '../database/tables/reviews.ts'

/** Finds the average stars and the number of reviews of a lodge by its slug; null for one without reviews. */
export async function findRatings(context: Context): Promise<(slug: string) => Lodge['rating']> {
  const { lodgeSlug, stars, removedAt } = reviews
  const rows = await context.db
    .select({ slug: lodgeSlug, stars: sum(stars).mapWith(Number), count: count() })
    .from(reviews)
    .where(isNull(removedAt))
    .groupBy(lodgeSlug)
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (slug) => {
    const row = bySlug.get(slug)
    const average = row ? averageStars(row.stars, row.count) : null
    return row && average !== null ? { average, count: row.count } : null
  }
}
