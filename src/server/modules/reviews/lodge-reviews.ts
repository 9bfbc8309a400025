import { desc, eq } from 'drizzle-orm'
import { averageStars } from '#contract/reviews/review-rules.ts'
import type { LodgeReviews } from '#contract/reviews/reviews.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { type PrebuiltResponse, prebuildJson } from '#server/platform/http/prebuilt-response.ts'
import { toReview } from './review-mapper.ts'

/** Cached until a review or a lodge changes on any instance. */
export class PublicReviews {
  private readonly context: Context
  private readonly bySlug = new PromiseCache<PrebuiltResponse>()

  constructor(context: Context, events: Events) {
    this.context = context
    for (const change of ['reviews_changed', 'lodges_changed'] as const)
      events.on(change, () => this.bySlug.drop())
  }

  /** Fails with `not_found`. */
  lodge(slug: string): Promise<PrebuiltResponse> {
    return this.bySlug.get(slug, async () => prebuildJson(await listLodgeReviews(this.context, slug)))
  }
}

async function listLodgeReviews(context: Context, slug: string): Promise<LodgeReviews> {
  const known = await context.db.$count(lodges, eq(lodges.slug, slug))
  if (known === 0) throw failure('not_found', 'Lodge Not Found')
  const rows = await context.db
    .select()
    .from(reviews)
    .where(eq(reviews.lodgeSlug, slug))
    .orderBy(desc(reviews.id))
  const counted = rows.filter(({ removedAt }) => removedAt === null)
  const stars = counted.reduce((sum, row) => sum + row.stars, 0)
  return { average: averageStars(stars, counted.length), count: counted.length, reviews: rows.map(toReview) }
}
