import { inArray } from 'drizzle-orm'
import type { ArrivalForm } from '#contract/bookings/arrival-form.ts'
import type { Context } from '#server/platform/context.ts'
import { arrivalForms } from '#server/platform/database/tables/agreements.ts'

export async function readArrivalForms(
  { db }: Context,
  bookingIds: readonly number[],
): Promise<Map<number, ArrivalForm & { sentAt: string }>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(arrivalForms)
    .where(inArray(arrivalForms.bookingId, [...bookingIds]))
  return new Map(rows.map(({ bookingId, ...form }) => [bookingId, form]))
}
