import { and, eq } from 'drizzle-orm'
import type { BookingDecision, BookingWithMoney } from '#contract/bookings/bookings.ts'
import { queueEmails } from '#server/modules/mail/outbox.ts'
import { enqueueRefunds } from '#server/modules/payments/refunds.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '#server/platform/database/errors.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { type BookingRow, toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { dueOf } from '../emails/due-until.ts'
import { notePaidInFull } from '../emails/paid-in-full.ts'
import { emailedLink } from '../reference.ts'
import type { LodgeRow } from '../requests/draft-booking.ts'

export type StayWithLodge = { bookings: BookingRow; lodges: LodgeRow }

type StatusChange = {
  status: BookingDecision['status']
  by: 'owner' | 'guest' | 'payment'
  /** Of a cancelled stay. */
  keepCents?: number
}

/**
 * Changes the status of a locked booking, with its history, refunds and e-mails. Fails with `conflict` when another stay
 * holds the nights.
 */
export async function changeStatus(
  context: Context,
  { bookings: before, lodges: lodge }: StayWithLodge,
  { status, by, keepCents = 0 }: StatusChange,
): Promise<BookingWithMoney> {
  const keptCents = status === 'cancelled' ? keepCents : null
  // A requested change outlives the confirmation only.
  const changeRequest = status === 'confirmed' ? before.changeRequest : null
  const decided = { decidedAt: isoNow(context.clock), decidedBy: by, until: null }
  const change = { status, ...decided, keptCents, changeRequest }
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
  const after = toBooking({ ...before, ...change }, lodge)
  const givesBack = status === 'confirmed' ? 0 : await enqueueRefunds(context, before.id, keptCents ?? 0)
  await notePaidInFull(context, after)
  const money = await stayMoney(context, after)
  const overpaidCents = status === 'confirmed' ? 0 : money.overpaidCents
  const feeDueCents = status === 'cancelled' ? money.dueCents : 0
  const link = emailedLink(context, before)
  // A payment declines a stay only when it finds the nights sold.
  const expired = status === 'declined' && by === 'payment' ? { expired: 'sold' as const } : {}
  const due = dueOf(after, money.dueCents, context.clock.now())
  await queueEmails(context, [
    { booking: after, link, givesBack, overpaidCents, feeDueCents, ...due, ...expired },
  ])
  return { ...after, money }
}
