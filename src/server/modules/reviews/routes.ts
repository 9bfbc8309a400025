import type { FastifyInstance } from 'fastify'
import { reviewEndpoints } from '#contract/reviews/reviews.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { prebuiltRoute } from '#server/platform/http/prebuilt-routes.ts'
import { changeReview, listReviews } from './admin-reviews.ts'
import type { PublicReviews } from './lodge-reviews.ts'
import { readOwnReview, writeReview } from './own-review.ts'

export function reviewRoutes(app: FastifyInstance, getContext: GetContext, reads: PublicReviews): void {
  const { listLodgeReviews: list, ...others } = reviewEndpoints
  prebuiltRoute<{ slug: string }>(app, list.path.replace('{slug}', ':slug'), ({ params }) =>
    reads.lodge(params.slug),
  )
  mount(app, others, getContext, {
    readOwnReview: (context, { params, query }) => readOwnReview(context, params.reference, query.key),
    writeReview: (context, { params, query, body }) =>
      writeReview(context, { reference: params.reference, key: query.key }, body),
    listReviews: (context, { query }) => listReviews(context, query),
    changeReview: (context, { params, body }) => changeReview(context, params.id, body),
  })
}
