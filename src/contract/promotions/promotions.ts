import * as z from 'zod'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../bookings/stay-rules.ts'
import { endpoints } from '../platform/endpoint.ts'
import { CalendarDate, Id, requiredLine, Slug, trimmedLine } from '../platform/fields.ts'
import { codeKey } from './promotion-rules.ts'

const MAX_PERCENT = 90
const MAX_AMOUNT = 100_000
const MAX_CODE = 40
const MAX_USES = 1_000_000
const MAX_LODGES = 1000
const MAX_CHANGE = 10_000

const bound = (name: string, min: number, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max.toLocaleString('en-US')}`)
    .nullish()
    .transform((value) => value ?? null)

const date = CalendarDate.nullish().transform((value) => value ?? null)

const change = z
  .number('The change must be a number of percent')
  .min(-100, 'A coin falls by at most 100%')
  .max(MAX_CHANGE, `The change must be at most ${MAX_CHANGE}%`)

export const CoinChange = z.union(
  [z.strictObject({ above: change }), z.strictObject({ below: change })],
  'Please choose either above or below, in percent',
)

const fields = z.object({
  name: requiredLine('Name is required', 80),
  /** Without one the promotion applies by itself. */
  code: trimmedLine()
    .max(MAX_CODE, `A code has at most ${MAX_CODE} characters`)
    .nullish()
    .transform((code) => code || null)
    .refine((code) => code === null || codeKey(code).length >= 3, 'A code has at least 3 characters'),
  /** Exactly one of `percent` and `amount` (whole dollars), off the nights. */
  percent: bound('Percent', 1, MAX_PERCENT),
  amount: bound('Amount', 1, MAX_AMOUNT),
  /** Slugs; null is every lodge. */
  lodges: z
    .array(Slug)
    .min(1, 'Please choose a lodge, or all of them')
    .max(MAX_LODGES)
    .nullish()
    .transform((lodges) => lodges ?? null),
  /** Check-in dates, half-open. */
  stayFrom: date,
  stayTo: date,
  /** Booking dates in the lodge's time, half-open. */
  bookFrom: date,
  bookTo: date,
  minNights: bound('Nights', 1, MAX_NIGHTS),
  minDaysAhead: bound('Days ahead', 0, MAX_DAYS_AHEAD),
  maxDaysAhead: bound('Days ahead', 0, MAX_DAYS_AHEAD),
  isReturningGuest: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  /** Percent, inclusive; without a fresh figure it never fits. */
  coinChange: CoinChange.nullish().transform((value) => value ?? null),
  maxUses: bound('Uses', 1, MAX_USES),
  isActive: z.boolean().default(true),
})

const isInOrder = (from: string | null, to: string | null) => from === null || to === null || from < to

export const PromotionEdit = fields
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
    path: ['percent'],
    message: 'Please enter either a percentage or an amount',
  })
  .refine(({ stayFrom, stayTo }) => isInOrder(stayFrom, stayTo), {
    path: ['stayTo'],
    message: 'The end must be after the start',
  })
  .refine(({ bookFrom, bookTo }) => isInOrder(bookFrom, bookTo), {
    path: ['bookTo'],
    message: 'The end must be after the start',
  })
  .refine(
    ({ minDaysAhead, maxDaysAhead }) =>
      minDaysAhead === null || maxDaysAhead === null || minDaysAhead <= maxDaysAhead,
    { path: ['maxDaysAhead'], message: 'The most days ahead must not be fewer than the least' },
  )
export type PromotionEdit = z.output<typeof PromotionEdit>

export const Promotion = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  percent: z.int().nullable(),
  amount: z.int().nullable(),
  lodges: z.array(z.string()).nullable(),
  stayFrom: CalendarDate.nullable(),
  stayTo: CalendarDate.nullable(),
  bookFrom: CalendarDate.nullable(),
  bookTo: CalendarDate.nullable(),
  minNights: z.int().nullable(),
  minDaysAhead: z.int().nullable(),
  maxDaysAhead: z.int().nullable(),
  isReturningGuest: z.boolean().nullable(),
  coinChange: CoinChange.nullable(),
  maxUses: z.int().nullable(),
  isActive: z.boolean(),
  /** Bookings that were not declined, cancelled or expired. */
  uses: z.int(),
})
export type Promotion = z.infer<typeof Promotion>

export const PublicPromotion = Promotion.pick({
  name: true,
  percent: true,
  amount: true,
  lodges: true,
}).extend({
  words: z.string(),
})
export type PublicPromotion = z.infer<typeof PublicPromotion>

export const LodgePromotion = z.object({ lodgeSlug: z.string(), words: z.string() })
export type LodgePromotion = z.infer<typeof LodgePromotion>

const byId = z.object({ id: Id })

export const promotionEndpoints = endpoints({
  listPublicPromotions: {
    method: 'GET',
    path: '/api/promotions',
    summary: 'The active promotions that need no code, with their conditions in words',
    access: 'public',
    reply: z.array(PublicPromotion),
    errors: [],
  },
  listLodgePromotions: {
    method: 'GET',
    path: '/api/promotions/lodges',
    summary: 'The promotions without a code that apply at the moment, by lodge',
    access: 'public',
    reply: z.array(LodgePromotion),
    errors: [],
  },
  listPromotions: {
    method: 'GET',
    path: '/api/admin/promotions',
    summary: 'All promotions with the number of their uses, oldest first',
    access: 'manager',
    scope: 'rates:read',
    reply: z.array(Promotion),
    errors: [],
  },
  createPromotion: {
    method: 'POST',
    path: '/api/admin/promotions',
    summary:
      'Create a promotion: a percentage or an amount off the nights, by itself or by a code, under conditions',
    access: 'manager',
    scope: 'rates:write',
    body: PromotionEdit,
    reply: Promotion,
    status: 201,
    errors: ['invalid', 'rule', 'conflict'],
  },
  changePromotion: {
    method: 'PUT',
    path: '/api/admin/promotions/{id}',
    summary: 'Replace a promotion; bookings keep their price and its terms',
    access: 'manager',
    scope: 'rates:write',
    params: byId,
    body: PromotionEdit,
    reply: Promotion,
    errors: ['invalid', 'not_found', 'rule', 'conflict'],
  },
  deletePromotion: {
    method: 'DELETE',
    path: '/api/admin/promotions/{id}',
    summary: 'Delete a promotion; bookings keep their price and its terms',
    access: 'manager',
    scope: 'rates:write',
    params: byId,
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
