import { and, eq } from 'drizzle-orm'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { confirmPlan, type PlannedPart, planPayments } from '#contract/bookings/payment-plan.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import type { BookingDecision } from '#contract/bookings/staff-bookings.ts'
import { queueEmails } from '#server/modules/mail/outbox.ts'
import { enqueueRefunds } from '#server/modules/payments/refunds.ts'
import { withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '#server/platform/database/errors.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { todayAt } from '../availability/availability.ts'
import { planBalanceCharge } from '../balance/plan-charge.ts'
import { type BookingRow, type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { findDue } from '../emails/due-until.ts'
import { notePaidInFull } from '../emails/paid-in-full.ts'
import { emailedLink } from '../reference.ts'
import type { LodgeRow } from '../requests/draft-booking.ts'
import { storeLastChange } from './last-change.ts'

type StatusChange = {
  status: BookingDecision['status']
  by: 'owner' | 'guest' | 'payment'
  keepCents?: number
  /** Staff may undo the change while its emails wait. */
  canUndo?: boolean
}

/**
 * The booking is locked. Refunds and emails are queued. Fails with `conflict` when another stay holds the
 * nights.
 */
export async function changeStatus(
  context: Context,
  { bookings: before, lodges: lodge }: StayWithLodge,
  { status, by, keepCents = 0, canUndo = false }: StatusChange,
): Promise<BookingWithMoney> {
  const keptCents = status === 'cancelled' ? keepCents : null
  // A requested change outlives the confirmation only.
  const changeRequest = status === 'confirmed' ? before.changeRequest : null
  const decided = { decidedAt: isoNow(context.clock), decidedBy: by, until: null }
  const schedule = status === 'confirmed' ? confirmedSchedule(context, before, lodge, by) : before.schedule
  const change = { status, ...decided, keptCents, changeRequest, schedule }
  await context.db
    .update(bookings)
    .set(change)
    .where(and(eq(bookings.id, before.id), eq(bookings.status, before.status)))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION
        ? failure('conflict', 'Another stay holds those nights')
        : error
    })
  await noteChange(context, before.id, status, by)
  context.emit({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
  const changed = { ...before, ...change }
  await planBalanceCharge(context, changed, lodge)
  const after = toBooking(changed, lodge)
  const givesBack = status === 'confirmed' ? 0 : await enqueueRefunds(context, before.id, keptCents ?? 0)
  const booking = await withOwnMoney(context, after)
  const overpaidCents = status === 'confirmed' ? 0 : booking.money.overpaidCents
  const link = emailedLink(context, before)
  // A payment declines a stay only when it finds the nights sold.
  const expired = status === 'declined' && by === 'payment' ? { expired: 'sold' as const } : {}
  const due = findDue(booking, booking.money, context.clock.now())
  const emailInput = { booking: after, link, givesBack, overpaidCents, ...due, ...expired }
  const emailIds = await queueEmails(context, [emailInput])
  // Money on its way back cannot be taken back.
  if (canUndo && givesBack === 0) await storeLastChange(context, { before, after: changed, emailIds })
  await notePaidInFull(context, after)
  return booking
}

/** An instant booking keeps the schedule by which its guest has paid. */
function confirmedSchedule(
  context: Context,
  row: BookingRow,
  lodge: LodgeRow,
  by: StatusChange['by'],
): PlannedPart[] {
  const today = todayAt(context, lodge)
  if (by === 'payment') return confirmPlan(row.schedule, today)
  return planPayments(
    row.paymentSchedule,
    { totalCents: computeTotalCents(row), checkIn: row.checkIn },
    today,
  )
}
