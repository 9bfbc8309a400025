import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldedEmail } from '#contract/platform/email-address.ts'
import type { Context } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'

/** The command line has no more than this of a context. */
export type PrivacyContext = Pick<Context, 'db' | 'clock'>

export type Person = {
  /** Case-folded. */
  email: string
  bookings: (typeof bookings.$inferSelect)[]
  orders: (typeof artOrders.$inferSelect)[]
  payments: (typeof payments.$inferSelect)[]
  reviews: (typeof reviews.$inferSelect)[]
  staff: (typeof adminUsers.$inferSelect)[]
}

export const folded = (column: PgColumn): SQL => sql`lower(${column})`

export async function findPerson({ db }: PrivacyContext, given: string): Promise<Person> {
  const email = foldedEmail(given)
  const stays = await db
    .select()
    .from(bookings)
    .where(eq(folded(bookings.guestEmail), email))
  const paid = await db
    .select()
    .from(payments)
    .where(or(eq(folded(payments.payerEmail), email), inArray(payments.bookingId, toIds(stays))))
  const orders = await db
    .select()
    .from(artOrders)
    .where(
      or(inArray(artOrders.paymentId, toIds(paid)), eq(sql`lower(${artOrders.shipping} ->> 'email')`, email)),
    )
  const known = new Set(toIds(paid))
  const ofOrders = orders.map(({ paymentId }) => paymentId).filter((id) => !known.has(id))
  const paidOrders = await db.select().from(payments).where(inArray(payments.id, ofOrders))
  return {
    email,
    bookings: stays,
    orders,
    payments: [...paid, ...paidOrders],
    reviews: await db
      .select()
      .from(reviews)
      .where(inArray(reviews.bookingId, toIds(stays))),
    staff: await db
      .select()
      .from(adminUsers)
      .where(eq(folded(adminUsers.email), email)),
  }
}

export const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

export const listReferences = ({ bookings: stays }: Pick<Person, 'bookings'>): string[] =>
  stays.map(({ reference }) => reference)
