import { and, eq, isNotNull } from 'drizzle-orm'
import { REMINDER_DAYS } from '#contract/bookings/balance.ts'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { reviewPeriod } from '#contract/reviews/review-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { arrivalNotices, balanceCharges, bookings } from '#server/platform/database/tables/bookings.ts'
import { skippedEmails } from '#server/platform/database/tables/emails.ts'
import { reviewRequests, reviews } from '#server/platform/database/tables/reviews.ts'
import type { StayWithLodge } from '../bookings/booking-mapper.ts'
import { REQUEST_AFTER_MS } from '../reviews/request-reviews.ts'
import { HOUR_MS } from './moments.ts'

const DAY_MS = 24 * HOUR_MS

export type Planned = { name: string; at: number; isSkipped: boolean }

export async function readPlanned(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
): Promise<Planned[]> {
  if (row.status !== 'confirmed' || row.guestEmail === '') return []
  const { db } = context
  const stay = { ...row, timeZone: lodge.timeZone }
  const isSkipped = await readSkipped(context, row.id)
  const planned: Planned[] = []
  const plan = (name: string, at: number) => planned.push({ name, at, isSkipped: isSkipped.has(name) })
  const reminder = await reminderAt(context, row.id)
  if (reminder !== null) plan('balance-reminder', reminder)
  const arrival = arrivalInstant(stay)
  const isAnnounced = await db.$count(
    arrivalNotices,
    and(eq(arrivalNotices.bookingId, row.id), eq(arrivalNotices.checkIn, row.checkIn)),
  )
  if (isAnnounced === 0 && (arrival > context.clock.now() || isSkipped.has('guide-open')))
    plan('guide-open', arrival - DAY_MS)
  const isAsked =
    (await db.$count(reviewRequests, eq(reviewRequests.bookingId, row.id))) +
    (await db.$count(reviews, eq(reviews.bookingId, row.id)))
  const askAt = reviewPeriod(stay).opens + REQUEST_AFTER_MS
  const canAsk = context.clock.now() - askAt < DAY_MS || isSkipped.has('review-request')
  if (isAsked === 0 && canAsk) plan('review-request', askAt)
  return planned
}

async function readSkipped({ db }: Context, id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: skippedEmails.name })
    .from(skippedEmails)
    .where(eq(skippedEmails.bookingId, id))
  return new Set(rows.map(({ name }) => name))
}

/** Milliseconds. Null without a planned charge and once the reminder is sent. */
async function reminderAt({ db }: Context, id: number): Promise<number | null> {
  const { bookingId, dueOn, remindedOf, nextTryAt, rounds } = balanceCharges
  const [charge] = await db
    .select({ dueOn, remindedOf, nextTryAt })
    .from(balanceCharges)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(eq(bookingId, id), eq(rounds, 0), isNotNull(nextTryAt)))
  if (!charge?.nextTryAt || charge.remindedOf === charge.dueOn) return null
  return Date.parse(charge.nextTryAt) - REMINDER_DAYS * DAY_MS
}
