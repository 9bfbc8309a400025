import { eq, type SQL } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { unknownPayment } from './list.ts'
import type { PaymentRow } from './payment-dependencies.ts'

/**
 * Locks the lodge, the booking and the payment until the transaction ends. Transactions that lock several of
 * them use this order, so that none deadlock.
 */
export async function lockPayment(context: Context, which: SQL): Promise<PaymentRow | undefined> {
  const { db } = context
  const [found] = await db.select({ bookingId: payments.bookingId }).from(payments).where(which)
  if (found?.bookingId) await lockBooking(context, found.bookingId)
  const [row] = await db.select().from(payments).where(which).for('update')
  return row
}

/** Fails with `not_found`. */
export async function lockKnownPayment(context: Context, id: number): Promise<PaymentRow> {
  const row = await lockPayment(context, eq(payments.id, id))
  if (!row) throw unknownPayment()
  return row
}

export async function lockBooking({ db }: Context, id: number): Promise<void> {
  const own = eq(bookings.id, id)
  await db
    .select({ id: lodges.id })
    .from(lodges)
    .innerJoin(bookings, eq(bookings.lodgeSlug, lodges.slug))
    .where(own)
    .for('no key update', { of: lodges })
  await db.select({ id: bookings.id }).from(bookings).where(own).for('update')
}
