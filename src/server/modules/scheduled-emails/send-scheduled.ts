import { and, eq, inArray, lt } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/bookings/booking-changes.ts'
import { queueAll } from '#server/modules/mail/outbox.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { scheduledEmailSends, scheduledEmails } from '#server/platform/database/tables/emails.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { composeScheduled, readStayRow } from './compose-scheduled.ts'
import { type DueEmail, findDue, readActive } from './find-due.ts'

/** Storing the last look less often saves writes. Each look goes back two days before it. */
const NOTED_EVERY_MS = 10 * 60_000

export async function sendScheduled(context: Context): Promise<number> {
  const schedules = await readActive(context)
  if (schedules.length === 0) return 0
  const at = isoNow(context.clock)
  let sent = 0
  let hasFailed = false
  for (const due of await findDue(context, schedules))
    await inTransaction(context, (inner) => decide(inner, due)).then(
      (isSent) => {
        sent += isSent ? 1 : 0
      },
      (error: Error) => {
        hasFailed = true
        logFailure(context, 'queueing a scheduled email')(error)
      },
    )
  if (!hasFailed)
    await noteLook(
      context,
      at,
      schedules.map(({ id }) => id),
    )
  return sent
}

/** When another instance has decided already, its decision stands. */
async function decide(context: Context, { schedule, bookingId, at, late }: DueEmail): Promise<boolean> {
  const stay = await readStayRow(context, bookingId)
  // A stay that was changed since it was found has another moment, or none.
  if (stay?.bookings.status !== 'confirmed' || stay.bookings.guestEmail === '') return false
  const send = { scheduledId: schedule.id, bookingId, at: new Date(at).toISOString() }
  const fresh = await context.db
    .insert(scheduledEmailSends)
    .values({ ...send, state: late ? 'dropped' : 'queued' })
    .onConflictDoNothing()
    .returning({ id: scheduledEmailSends.bookingId })
  if (fresh.length === 0 || late) return false
  const { guestEmail, reference, decidedAt } = stay.bookings
  const email = await composeScheduled(context, schedule, stay)
  const [outboxId] = await queueAll(
    context,
    [
      {
        recipient: guestEmail,
        ...email,
        // Expired at once, so that the email is composed again when it is sent.
        validUntil: isoNow(context.clock),
        occasion: { scheduledId: schedule.id, bookingId },
        nextTryAt: afterUndo(context, decidedAt),
      },
    ],
    reference,
  )
  const { bookingId: stayId, scheduledId } = scheduledEmailSends
  await context.db
    .update(scheduledEmailSends)
    .set({ outboxId: outboxId ?? null })
    .where(and(eq(stayId, bookingId), eq(scheduledId, schedule.id)))
  return true
}

/** A confirmation can be undone for half a minute. */
function afterUndo(context: Context, decidedAt: string | null): string {
  const undone = Date.parse(decidedAt ?? isoNow(context.clock)) + UNDO_SECONDS * 1000
  return new Date(Math.max(context.clock.now(), undone)).toISOString()
}

async function noteLook(context: Context, at: string, ids: number[]): Promise<void> {
  const { id, checkedUntil } = scheduledEmails
  await context.db
    .update(scheduledEmails)
    .set({ checkedUntil: at })
    .where(and(inArray(id, ids), lt(checkedUntil, timeIn(context, -NOTED_EVERY_MS))))
}
