import { desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { type AdminFound, MAX_FOUND } from '#contract/reports/admin-search.ts'
import type { Context } from '#server/platform/context.ts'
import { containing } from '#server/platform/database/containing.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { listBookings } from '../bookings/lists/admin-bookings.ts'

export async function searchAdmin(context: Context, q: string): Promise<AdminFound> {
  requireAdmin(context)
  const stays = await listBookings(context, { search: q, sort: 'created', limit: MAX_FOUND, offset: 0 })
  return {
    stays: stays.map(pickStay),
    payments: await findPayments(context, q),
    lodges: await findLodges(context, q),
  }
}

const pickStay = ({
  reference,
  guestName,
  guestEmail,
  lodgeName,
  checkIn,
  checkOut,
  status,
}: AdminFound['stays'][number]) => ({
  ...{ reference, guestName, guestEmail, lodgeName, checkIn, checkOut, status },
})

/** By amount ('358.50', '$358.50'), receipt number or payer. */
function findPayments({ db }: Context, q: string): Promise<AdminFound['payments']> {
  const amount = q.replaceAll(/[$,\s]/g, '')
  const isAmount = /^\d{1,9}(\.\d{1,2})?$/.test(amount)
  const ofReceipt = db
    .select({ id: receipts.paymentId })
    .from(receipts)
    .where(ilike(receipts.number, containing(q)))
  return db
    .select({
      id: payments.id,
      amount: payments.amount,
      status: payments.status,
      bookingReference: bookings.reference,
      guestName: bookings.guestName,
      payerName: payments.payerName,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      or(
        isAmount ? eq(payments.amount, sql`${amount}::numeric`) : undefined,
        /\d{3}/.test(q) ? inArray(payments.id, ofReceipt) : undefined,
        ilike(payments.payerName, containing(q)),
        ilike(payments.payerEmail, containing(q)),
        ilike(bookings.guestName, containing(q)),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(MAX_FOUND)
}

function findLodges({ db }: Context, q: string): Promise<AdminFound['lodges']> {
  return db
    .select({ slug: lodges.slug, name: lodges.name })
    .from(lodges)
    .where(ilike(lodges.name, containing(q)))
    .orderBy(lodges.id)
    .limit(MAX_FOUND)
}
