import { and, asc, eq, gt, inArray, isNotNull, isNull, like, lt } from 'drizzle-orm'
import { CHANNEL_LATE_HOURS, EMAIL_LATE_MINUTES, type Problems } from '#contract/reports/problems.ts'
import { listChannels } from '#server/modules/calendar/channels/channels.ts'
import { OPEN_DISPUTE } from '#server/modules/payments/disputes.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { paymentEvents } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

const MINUTE_MS = 60_000

const stay = { reference: bookings.reference, guestName: bookings.guestName, lodgeName: lodges.name }

export async function readProblems(context: Context): Promise<Problems> {
  requireAdmin(context)
  const channels = await listChannels(context)
  const conflicts = new Set(
    channels.flatMap((channel) => channel.conflicts.map(({ bookingId }) => bookingId)),
  )
  const isLate = ({ lastSyncedAt, createdAt }: (typeof channels)[number]) =>
    Date.parse(lastSyncedAt ?? createdAt) < context.clock.now() - CHANNEL_LATE_HOURS * 60 * MINUTE_MS
  return {
    emails: { waiting: await waitingEmails(context), sends: context.config.SMTP_URL !== undefined },
    channels: channels
      .filter((channel) => channel.lastError !== null || isLate(channel))
      .map(({ id, name, lodgeName, lastError }) => ({
        id,
        name,
        lodgeName,
        state: lastError === null ? ('late' as const) : ('broken' as const),
      })),
    soldTwice: await staysWith(context, [...conflicts]),
    doorsWithoutCode: await doorsWithoutCode(context),
    disputes: await context.db.$count(paymentEvents, like(paymentEvents.eventId, `${OPEN_DISPUTE}%`)),
  }
}

function waitingEmails(context: Context): Promise<number> {
  const { sentAt, nextTryAt, createdAt } = mailOutbox
  const isLate = lt(createdAt, timeIn(context, -EMAIL_LATE_MINUTES * MINUTE_MS))
  return context.db.$count(mailOutbox, and(isNull(sentAt), isNotNull(nextTryAt), isLate))
}

async function staysWith({ db }: Context, ids: number[]): Promise<Problems['soldTwice']> {
  if (ids.length === 0) return []
  return db
    .select(stay)
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.checkIn))
}

function doorsWithoutCode(context: Context): Promise<Problems['doorsWithoutCode']> {
  const { isWanted, purpose, code, lastError, endsAt, bookingId } = stayDoorCodes
  const isAhead = gt(endsAt, isoNow(context.clock))
  return context.db
    .select(stay)
    .from(stayDoorCodes)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(and(eq(purpose, 'stay'), eq(isWanted, true), isNull(code), isNotNull(lastError), isAhead))
    .orderBy(asc(bookings.checkIn))
}
