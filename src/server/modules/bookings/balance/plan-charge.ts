import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { CHARGED_AT } from '#contract/bookings/balance.ts'
import { addDays, dateIn, instantIn } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { balanceCharges } from '#server/platform/database/tables/bookings.ts'
import type { BookingRow, StayWithLodge } from '../booking-mapper.ts'

type Zone = { timeZone: string }

/** The first charging hour that is ahead, on `date` or later. */
function nextChargeTime(context: Context, { timeZone }: Zone, date: string): string {
  const now = context.clock.now()
  const today = dateIn(timeZone, now)
  const first = instantIn(timeZone, date > today ? date : today, CHARGED_AT)
  const at = first > now ? first : instantIn(timeZone, addDays(today, 1), CHARGED_AT)
  return new Date(at).toISOString()
}

/**
 * Starts again from the beginning, or ends the charge of a stay without a balance. Runs in the transaction of
 * the change.
 */
export async function planBalanceCharge(context: Context, row: BookingRow, lodge: Zone): Promise<void> {
  const parts = row.schedule.filter(({ isExtra }) => !isExtra)
  const dueOn = parts.length > 1 ? parts.at(-1)?.dueOn : null
  if (row.status !== 'confirmed' || !dueOn) {
    await context.db
      .update(balanceCharges)
      .set({ nextTryAt: null })
      .where(eq(balanceCharges.bookingId, row.id))
    return
  }
  const plan = {
    dueOn,
    nextTryAt: nextChargeTime(context, lodge, dueOn),
    tries: 0,
    attempts: 0,
    rounds: 0,
    firstTriedAt: null,
    lastError: null,
    remindedOf: null,
  }
  await context.db
    .insert(balanceCharges)
    .values({ bookingId: row.id, ...plan })
    .onConflictDoUpdate({ target: balanceCharges.bookingId, set: plan })
}

export async function replanBalanceCharge(
  context: Context,
  before: BookingRow,
  { bookings: after, lodges: lodge }: StayWithLodge,
): Promise<void> {
  if (!isDeepStrictEqual(before.schedule, after.schedule)) await planBalanceCharge(context, after, lodge)
}
