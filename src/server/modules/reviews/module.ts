import { reviewEndpoints } from '#contract/reviews/reviews.ts'
import { defineModule } from '#server/platform/module.ts'
import { PublicReviews } from './lodge-reviews.ts'
import { requestReviews } from './request-reviews.ts'
import { reviewRoutes } from './routes.ts'

export const reviewsModule = defineModule({
  name: 'reviews',
  summary: 'Reviews of those who stayed: written, listed, answered, removed, requested.',
  dependsOn: ['bookings', 'mail'],
  endpoints: [reviewEndpoints],
  register: ({ app, getContext, context, events }) =>
    reviewRoutes(app, getContext, new PublicReviews(context, events)),
  jobs: [{ name: 'requesting reviews', everyMs: 60_000, run: ({ context }) => requestReviews(context) }],
  personalData: {
    reviews: { review: ['text', 'name', 'reply', 'removed_reason'], none: ['lodge_slug', 'month'] },
  },
})
