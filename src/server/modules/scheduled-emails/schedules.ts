import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { ScheduledEmail, ScheduledEmailRequest } from '#contract/scheduled-emails/scheduled-emails.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { scheduledEmailSends, scheduledEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { refuseUnknownFields } from '../email-templates/check-fields.ts'
import { stayFields } from '../mail/guest-templates.ts'
import type { ScheduleRow } from './moments.ts'

/** Each schedule costs a query in every round. */
const MAX_SCHEDULES = 50

export async function listScheduledEmails(context: Context): Promise<ScheduledEmail[]> {
  requireAdmin(context)
  const rows = await context.db
    .select()
    .from(scheduledEmails)
    .where(isNull(scheduledEmails.deletedAt))
    .orderBy(scheduledEmails.id)
  const { scheduledId, state } = scheduledEmailSends
  const counts = await context.db
    .select({ scheduledId, dropped: count() })
    .from(scheduledEmailSends)
    .where(eq(state, 'dropped'))
    .groupBy(scheduledId)
  const dropped = new Map(counts.map((row) => [row.scheduledId, row.dropped]))
  return rows.map((row) => toScheduled(row, dropped.get(row.id) ?? 0))
}

function toScheduled(row: ScheduleRow, dropped = 0): ScheduledEmail {
  const { activeSince: _since, checkedUntil: _until, deletedAt: _deleted, ...schedule } = row
  return { ...schedule, dropped }
}

/** Fails with `invalid` for a field that stays do not have, and with `not_found` for an unknown lodge. */
async function check({ db }: Context, request: ScheduledEmailRequest): Promise<void> {
  refuseUnknownFields(request, stayFields)
  const slugs = [...new Set(request.lodges ?? [])]
  if (slugs.length > 0 && (await db.$count(lodges, inArray(lodges.slug, slugs))) < slugs.length)
    throw failure('not_found', 'Lodge Not Found')
}

export function createScheduledEmail(
  context: Context,
  request: ScheduledEmailRequest,
): Promise<ScheduledEmail> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await check(inner, request)
    if ((await inner.db.$count(scheduledEmails, isNull(scheduledEmails.deletedAt))) >= MAX_SCHEDULES)
      throw failure(
        'conflict',
        `There are ${MAX_SCHEDULES} scheduled emails already. Please delete one first.`,
      )
    const now = isoNow(inner.clock)
    const [row] = await inner.db
      .insert(scheduledEmails)
      .values({ ...request, activeSince: now, checkedUntil: now })
      .returning()
    if (!row) throw new Error('a scheduled email was not stored')
    await recordChange(inner, { action: 'add', subject: `scheduled email ${row.id}`, after: request })
    return toScheduled(row)
  })
}

/**
 * A change of the moment, the stays or the switch starts the schedule again, so stays whose moment is past
 * get no email. Fails with `not_found` or `invalid`.
 */
export function changeScheduledEmail(
  context: Context,
  id: number,
  request: ScheduledEmailRequest,
): Promise<ScheduledEmail> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await lockSchedule(inner, id)
    await check(inner, request)
    const isSame =
      before.isActive === request.isActive &&
      before.event === request.event &&
      before.offsetHours === request.offsetHours &&
      before.minNights === request.minNights &&
      JSON.stringify(before.lodges) === JSON.stringify(request.lodges)
    const now = isoNow(inner.clock)
    const [row] = await inner.db
      .update(scheduledEmails)
      .set({ ...request, ...(!isSame && { activeSince: now, checkedUntil: now }) })
      .where(eq(scheduledEmails.id, id))
      .returning()
    if (!row) throw notFound()
    const { id: _id, ...earlier } = toScheduled(before)
    await recordChange(inner, {
      action: 'change',
      subject: `scheduled email ${id}`,
      before: earlier,
      after: request,
    })
    return toScheduled(row)
  })
}

/** What it has sent stays in the stays' lists. Fails with `not_found`. */
export function deleteScheduledEmail(context: Context, id: number): Promise<void> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const { name } = await lockSchedule(inner, id)
    const deletedAt = isoNow(inner.clock)
    await inner.db.update(scheduledEmails).set({ deletedAt }).where(eq(scheduledEmails.id, id))
    await recordChange(inner, { action: 'delete', subject: `scheduled email ${id}`, before: { name } })
  })
}

const notFound = () => failure('not_found', 'There is no such scheduled email')

async function lockSchedule({ db }: Context, id: number): Promise<ScheduleRow> {
  const isIt = and(eq(scheduledEmails.id, id), isNull(scheduledEmails.deletedAt))
  const [row] = await db.select().from(scheduledEmails).where(isIt).for('update')
  if (!row) throw notFound()
  return row
}
