import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Badge, Day1BadgeRequest, InvestorBadgeRequest } from '#contract/badges/badges.ts'
import { EARLY_INVESTORS, findTier, type Tier } from '#contract/investments/investments.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { trimmed } from '#contract/platform/trimmed.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { confirmedAmong, requestConfirmation } from '../mail/confirmed-emails.ts'

const DAY1 = 'day1_investor'
const MAX_LISTED = 100

const day1Badge = {
  badgeType: DAY1,
  badgeTitle: 'Day 1 Investor',
  badgeDescription: '20% off every stay, priority booking and VIP treatment for founding members.',
  badgeColor: '#FFD700',
  badgeIcon: 'crown',
}

type BadgeRow = typeof userBadges.$inferSelect

/** 'a•••@example.com': only the owner of the address recognizes it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`
}

const maskName = (name: string): string => `${[...name][0] ?? ''}•••`

const withoutHolder = (badge: Badge): Badge => ({
  ...badge,
  userName: maskName(badge.userName),
  investmentAmount: null,
})

const maskUnlessHolder = (name: string, badge: Badge): Badge =>
  trimmed(badge.userName) === name ? badge : withoutHolder(badge)

function toBadge({ paymentId, ...fields }: BadgeRow): Badge {
  return { ...fields, badgeName: fields.badgeTitle, verified: paymentId !== null && fields.isActive }
}

export async function listBadges(context: Context): Promise<Badge[]> {
  const rows = await context.db
    .select()
    .from(userBadges)
    .where(eq(userBadges.isActive, true))
    .orderBy(desc(userBadges.id))
    .limit(MAX_LISTED)
  return rows.map((row) => ({ ...withoutHolder(toBadge(row)), userEmail: maskEmail(row.userEmail) }))
}

/**
 * At most 100, newest first, without name and amount. Badges that count come before strangers' unpaid claims.
 */
export async function listOwnBadges(context: Context, email: string): Promise<Badge[]> {
  const rows = await context.db
    .select()
    .from(userBadges)
    .where(eq(userBadges.userEmail, foldedEmail(email)))
    .orderBy(
      desc(sql`${userBadges.paymentId} is not null or ${userBadges.badgeType} = ${DAY1}`),
      desc(userBadges.id),
    )
    .limit(MAX_LISTED)
  rows.sort((a, b) => b.id - a.id)
  return rows.map((row) => withoutHolder(toBadge(row)))
}

/** An active Day 1 badge gives 20 % off. With a mail server, the address must be confirmed. */
export async function isDay1Investor(context: Context, email: string): Promise<boolean> {
  const address = foldedEmail(email)
  const { userEmail, badgeType, isActive } = userBadges
  const holds = and(eq(userEmail, address), eq(badgeType, DAY1), eq(isActive, true))
  if ((await context.db.$count(userBadges, holds)) === 0) return false
  return !context.config.SMTP_URL || (await confirmedAmong(context, [address]))(address)
}

/** Returns the badge that the address has already. A unique index settles races. */
export async function createDay1Badge(
  context: Context,
  request: Day1BadgeRequest,
): Promise<{ badge: Badge; isNew: boolean }> {
  const email = foldedEmail(request.userEmail)
  if (context.config.SMTP_URL && !(await confirmedAmong(context, [email]))(email))
    await requestConfirmation(context, email)
  const [made] = await context.db
    .insert(userBadges)
    .values({ ...day1Badge, userEmail: email, userName: request.userName, earnedAt: isoNow(context.clock) })
    .onConflictDoNothing()
    .returning()
  if (made) {
    context.emit({ type: 'day1_badge_created' })
    return { badge: toBadge(made), isNew: true }
  }
  const [known] = await context.db
    .select()
    .from(userBadges)
    .where(and(eq(userBadges.userEmail, email), eq(userBadges.badgeType, DAY1)))
  if (!known) throw new Error('the badge was neither stored nor found')
  return { badge: maskUnlessHolder(request.userName, toBadge(known)), isNew: false }
}

/**
 * Returns the verified badge that a payment has earned, or that of an equal earlier request; else creates
 * one. Calls `limitEarlyPlaces` for each unpaid claim of an early place; it fails above its limit. Fails with
 * `rule` below the tier's minimum.
 */
export async function createInvestorBadge(
  context: Context,
  request: InvestorBadgeRequest,
  limitEarlyPlaces: (context: Context) => void,
): Promise<Badge> {
  const tier = findTier(request.investmentTier)
  if (request.investmentAmount < tier.minimum) {
    throw brokenRule(
      'investmentAmount',
      `Minimum investment for ${tier.title} is ${formatDollars(tier.minimum)}.`,
    )
  }
  return inTransaction(context, async (inner) => {
    const paid = await paidBadge(inner, tier, request)
    if (paid) return maskUnlessHolder(request.userName, toBadge(paid))
    if (tier.id === 'early_investor') {
      const known = await claimEarlyPlace(inner, request.email)
      if (known) return maskUnlessHolder(request.userName, toBadge(known))
      limitEarlyPlaces(inner)
    }
    return (await repeatedBadge(inner, tier, request)) ?? insertInvestorBadge(inner, tier, unpaid(request))
  })
}

const unpaid = ({ email, userName, investmentAmount }: InvestorBadgeRequest): Investor => ({
  email,
  name: userName,
  dollars: Math.floor(investmentAmount),
  paymentId: null,
})

/** The unpaid badge of an equal request. The lock keeps two of them from creating one each. */
async function repeatedBadge(
  context: Context,
  { id }: Tier,
  request: InvestorBadgeRequest,
): Promise<Badge | undefined> {
  const { email, name, dollars } = unpaid(request)
  await withAdvisoryLock(context, `investor_badge:${foldedEmail(email)}`)
  const known = await newestBadge(
    context,
    email,
    eq(userBadges.badgeType, id),
    // Older names were stored before names were composed (NFC).
    inArray(userBadges.userName, [name, name.normalize('NFD')]),
    eq(userBadges.investmentAmount, dollars),
    isNull(userBadges.paymentId),
  )
  return known && toBadge(known)
}

const paidBadge = (context: Context, { id }: Tier, { email, investmentAmount }: InvestorBadgeRequest) =>
  newestBadge(
    context,
    email,
    eq(userBadges.badgeType, id),
    eq(userBadges.isActive, true),
    isNotNull(userBadges.paymentId),
    gte(userBadges.investmentAmount, Math.floor(investmentAmount)),
  )

async function newestBadge(
  { db }: Context,
  email: string,
  ...conditions: SQL[]
): Promise<BadgeRow | undefined> {
  const [badge] = await db
    .select()
    .from(userBadges)
    .where(and(eq(userBadges.userEmail, foldedEmail(email)), ...conditions))
    .orderBy(desc(userBadges.id))
    .limit(1)
  return badge
}

/**
 * Returns the badge of an address that has a place. A paid investment and an unpaid address each take one.
 * The lock keeps two investors from taking the last. Fails with `rule` when none is left.
 */
async function claimEarlyPlace(context: Context, email: string): Promise<BadgeRow | null> {
  await withAdvisoryLock(context, 'early_investor')
  const isEarly = eq(userBadges.badgeType, 'early_investor')
  const known = await newestBadge(context, email, isEarly, isNull(userBadges.paymentId))
  if (known) return known
  const place = sql`case when ${userBadges.paymentId} is null then ${userBadges.userEmail} else ${userBadges.paymentId}::text end`
  const [counted] = await context.db
    .select({ taken: sql<number>`count(distinct ${place})::int` })
    .from(userBadges)
    .where(isEarly)
  if ((counted?.taken ?? 0) < EARLY_INVESTORS) return null
  throw brokenRule(
    'investmentTier',
    `The Early Investor badge was for the first ${EARLY_INVESTORS} investors.`,
  )
}

export type Investor = { email: string; name: string; dollars: number; paymentId: number | null }

/** A payment has at most one badge. */
export async function insertInvestorBadge(context: Context, tier: Tier, investor: Investor): Promise<Badge> {
  const [made] = await context.db
    .insert(userBadges)
    .values({
      userEmail: foldedEmail(investor.email),
      userName: investor.name,
      badgeType: tier.id,
      badgeTitle: tier.title,
      badgeDescription: tier.benefits.join(', '),
      badgeColor: tier.color,
      badgeIcon: tier.icon,
      investmentAmount: investor.dollars,
      paymentId: investor.paymentId,
      earnedAt: isoNow(context.clock),
    })
    .onConflictDoNothing()
    .returning()
  if (made) return toBadge(made)
  const known = investor.paymentId === null ? undefined : eq(userBadges.paymentId, investor.paymentId)
  const [first] = await context.db.select().from(userBadges).where(known)
  if (!first) throw new Error('the badge was neither stored nor found')
  return toBadge(first)
}
