import { eq, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { payments } from '../database/tables/payments.ts'
import type { PaymentRow } from './payment-dependencies.ts'

/**
 * One payment, locked until the transaction ends, after its booking. All changes of a stay lock in this order, so that none
 * deadlock.
 */
export async function lockPayment({ db }: Context, which: SQL): Promise<PaymentRow | undefined> {
  const [found] = await db.select({ bookingId: payments.bookingId }).from(payments).where(which)
  if (found?.bookingId)
    await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, found.bookingId)).for('update')
  const [row] = await db.select().from(payments).where(which).for('update')
  return row
}
