import { eq } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { expireOverdue } from '../bookings/expiry.ts'
import type { InvoiceRow } from './crypto-dependencies.ts'

/** The time that a stay keeps its nights for coins that are seen and not confirmed. */
export const COIN_HOLD_MS = 24 * 3_600_000

async function heldStay({ db }: Context, bookingId: number | null) {
  if (bookingId === null) return undefined
  const [stay] = await db.select().from(bookings).where(eq(bookings.id, bookingId))
  return stay?.status === 'awaiting_payment' && stay.until !== null ? stay : undefined
}

async function setHold(context: Context, id: number, lodgeSlug: string, until: string): Promise<void> {
  await context.db.update(bookings).set({ until }).where(eq(bookings.id, id))
  context.emit({ type: 'booking_changed', lodgeSlug })
}

/** Returns when the hold ended before; null for a stay without a hold. */
export async function keepNights(context: Context, bookingId: number | null): Promise<string | null> {
  const stay = await heldStay(context, bookingId)
  const until = timeIn(context, COIN_HOLD_MS)
  if (!stay?.until) return null
  if (stay.until < until) await setHold(context, stay.id, stay.lodgeSlug, until)
  return stay.until
}

export async function restoreHold(context: Context, { bookingId, heldUntil }: InvoiceRow): Promise<void> {
  const stay = await heldStay(context, bookingId)
  if (stay && heldUntil) await setHold(context, stay.id, stay.lodgeSlug, heldUntil)
}

/** The coins never confirmed. */
export async function freeNights(
  context: Context,
  { bookingId, heldUntil }: Pick<InvoiceRow, 'bookingId' | 'heldUntil'>,
): Promise<void> {
  const stay = await heldStay(context, bookingId)
  if (!stay || heldUntil === null) return
  await setHold(context, stay.id, stay.lodgeSlug, timeIn(context, 0))
  await expireOverdue(context, [stay.lodgeSlug])
}
