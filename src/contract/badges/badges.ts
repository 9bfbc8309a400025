import * as z from 'zod'
import { AMOUNT_IN_DIGITS, tierIds } from '../investments/investments.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Instant, requiredLine } from '../platform/fields.ts'

export const Day1BadgeRequest = z.object({
  userEmail: Email,
  userName: requiredLine('Name is required', 100, 'Name must be under 100 characters'),
})
export type Day1BadgeRequest = z.infer<typeof Day1BadgeRequest>

/** The server's tier replaces all fields but name, email, amount and tier. */
export const InvestorBadgeRequest = z.object({
  userName: requiredLine('Name is required', 100),
  email: Email,
  badgeName: z.string().max(200).optional(),
  badgeDescription: z.string().max(2000).optional(),
  badgeColor: z.string().max(40).optional(),
  badgeIcon: z.string().max(40).optional(),
  investmentAmount: z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,12}(\.\d{1,2})?$/)
          .transform(Number),
      ],
      AMOUNT_IN_DIGITS,
    )
    .pipe(
      z
        .number()
        .min(1000, 'Minimum investment is $1,000')
        .max(1_000_000_000, 'Maximum investment is $1,000,000,000'),
    ),
  investmentTier: z.enum(tierIds, 'Please select a valid investor badge.'),
})
export type InvestorBadgeRequest = z.infer<typeof InvestorBadgeRequest>

export const Badge = z.object({
  id: z.int(),
  /** Masked ('a•••@example.com') unless the caller sent this address. */
  userEmail: z.string(),
  userName: z.string(),
  badgeType: z.string(),
  badgeTitle: z.string(),
  badgeName: z.string(),
  badgeDescription: z.string(),
  badgeColor: z.string(),
  badgeIcon: z.string(),
  investmentAmount: z.int().nullable(),
  /** True when a successful payment covers the amount. */
  verified: z.boolean(),
  earnedAt: Instant,
  isActive: z.boolean(),
})
export type Badge = z.infer<typeof Badge>

const byEmail = z.object({ email: z.string().max(254) })

export const badgeEndpoints = endpoints({
  listBadges: {
    method: 'GET',
    path: '/api/badges',
    summary: 'The newest badges, addresses masked',
    access: 'public',
    reply: z.array(Badge),
    errors: [],
  },
  listOwnBadges: {
    method: 'GET',
    path: '/api/badges/{email}',
    summary: 'Badges of one email address, at most 100',
    access: 'public',
    params: byEmail,
    reply: z.array(Badge),
    errors: [],
  },
  checkDay1: {
    method: 'GET',
    path: '/api/badges/{email}/day1',
    summary: 'Whether the address holds the Day 1 Investor badge',
    access: 'public',
    params: byEmail,
    reply: z.object({ isDay1Investor: z.boolean() }),
    errors: [],
  },
  createDay1Badge: {
    method: 'POST',
    path: '/api/badges/day1',
    summary: 'Create the Day 1 Investor badge; a second request returns the first badge (200)',
    access: 'public',
    body: Day1BadgeRequest,
    reply: Badge,
    status: 201,
    repeatStatus: 200,
    errors: ['invalid', 'too_many'],
  },
  createInvestorBadge: {
    method: 'POST',
    path: '/api/badges/investor',
    summary: "Create an investor badge from the server's tier",
    access: 'public',
    body: InvestorBadgeRequest,
    reply: Badge,
    status: 201,
    errors: ['invalid', 'rule', 'too_many'],
  },
})
