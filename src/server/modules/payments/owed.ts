import { and, eq, sql } from 'drizzle-orm'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'

/** Cents that were paid for a stay and not given back. */
export const heldCents = sql`(select coalesce(sum(coalesce(${payments.receivedCents}, ${payments.amount} * 100) - ${payments.refundedAmount} * 100), 0)
  from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.status} in ('completed', 'refunded'))`

const goodwillCents = sql`(select coalesce(sum((line->>'cents')::bigint), 0) from jsonb_array_elements(${bookings.lines}) line
  where line->>'kind' = 'goodwill')`

export const priceCents = sql`(case when ${bookings.status} = 'confirmed' then greatest(0, ${bookings.totalPrice}::bigint * 100 + ${bookings.taxCents} + ${goodwillCents})
  when ${bookings.status} = 'cancelled' then coalesce(${bookings.keptCents}, 0) else 0 end)`

export const isOwed = sql`${heldCents} + ${bookings.writtenOffCents} < ${priceCents}`

export const isUnpaid = and(eq(bookings.status, 'confirmed'), isOwed)
