import * as z from 'zod'
import { isReservedName } from '../chat/reserved-names.ts'
import { endpoints } from '../platform/endpoint.ts'
import { atMost, Id, Instant, requiredText, Slug, trimmedLine, trimmedText } from '../platform/fields.ts'
import { pageSchema } from '../platform/paging.ts'
import { MAX_STARS } from './review-rules.ts'

const STARS = `Please choose 1 to ${MAX_STARS} stars`

export const ReviewDraft = z.object({
  stars: z.int(STARS).min(1, STARS).max(MAX_STARS, STARS),
  text: requiredText('Please write a few words', 5000),
  name: trimmedLine()
    // The search for reserved names must not see a megabyte.
    .max(60, { error: atMost(60), abort: true })
    .refine((name) => !isReservedName(name), 'Please use another name')
    .nullish(),
})
export type ReviewDraft = z.output<typeof ReviewDraft>

/** A removed review shows the reason in place of stars, text and name. */
export const Review = z.object({
  id: z.int(),
  stars: z.int().nullable(),
  text: z.string(),
  name: z.string(),
  /** 'YYYY-MM' of check-in. */
  month: z.string(),
  reply: z.string().nullable(),
  removedReason: z.string().nullable(),
})
export type Review = z.infer<typeof Review>

export const LodgeReviews = z.object({
  /** One decimal; removed reviews do not count. */
  average: z.number().nullable(),
  count: z.int(),
  reviews: z.array(Review),
})
export type LodgeReviews = z.infer<typeof LodgeReviews>

export const OwnReview = z.object({
  opensAt: Instant,
  closesAt: Instant,
  name: z.string(),
  isOpen: z.boolean(),
  review: Review.nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** For the owner a removed review keeps its stars, text and name. */
export const AdminReview = Review.extend({
  stars: z.int(),
  lodgeSlug: z.string(),
  lodgeName: z.string(),
  bookingId: z.int(),
  reference: z.string(),
  createdAt: Instant,
  repliedAt: Instant.nullable(),
  removedAt: Instant.nullable(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const ReviewFilter = z.enum(['all', 'unanswered', 'removed'])
export type ReviewFilter = z.infer<typeof ReviewFilter>

/** Null takes an answer or a removal back; fields left out stay. */
export const ReviewChange = z.object({
  reply: trimmedText().max(5000, atMost(5000)).nullish(),
  removedReason: trimmedText().max(500, atMost(500)).min(1, 'Please state the reason').nullish(),
})
export type ReviewChange = z.output<typeof ReviewChange>

const ownStay = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default('') }),
}

export const reviewEndpoints = endpoints({
  listLodgeReviews: {
    method: 'GET',
    path: '/api/lodges/{slug}/reviews',
    summary: 'All reviews of a lodge, newest first, with their average',
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: LodgeReviews,
    errors: ['not_found'],
  },
  readOwnReview: {
    method: 'GET',
    path: '/api/bookings/{reference}/review',
    summary: 'The review of a guest’s own stay, and when it can be written',
    access: 'public',
    ...ownStay,
    reply: OwnReview,
    errors: ['not_found'],
  },
  writeReview: {
    method: 'POST',
    path: '/api/bookings/{reference}/review',
    summary: 'Review a confirmed stay, once, from check-out for 60 days',
    access: 'public',
    ...ownStay,
    body: ReviewDraft,
    reply: Review,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
  listReviews: {
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Reviews of one lodge or all, newest first',
    access: 'manager',
    scope: 'bookings:read',
    query: pageSchema(50).extend({ lodge: Slug.optional(), show: ReviewFilter.default('all') }),
    reply: z.array(AdminReview),
    errors: ['invalid'],
  },
  changeReview: {
    method: 'PUT',
    path: '/api/admin/reviews/{id}',
    summary: 'Answer a review, or remove it for a reason that is shown in its place',
    access: 'manager',
    scope: 'bookings:write',
    params: z.object({ id: Id }),
    body: ReviewChange,
    reply: AdminReview,
    errors: ['invalid', 'not_found', 'conflict'],
  },
})
