import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isPaidForGuide } from '#contract/bookings/paid-stay.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { stayGuides } from '#server/platform/database/tables/guide.ts'

type Stay = Parameters<typeof stayMoney>[1]

/** The first time counts: the guide stays open from then on (decision 049). */
export async function notePaidInFull(context: Context, stay: Stay): Promise<void> {
  if (stay.status !== 'confirmed' || !isPaidForGuide(await stayMoney(context, stay))) return
  const paidAt = isoNow(context.clock)
  await context.db
    .insert(stayGuides)
    .values({ bookingId: stay.id, paidAt })
    .onConflictDoUpdate({
      target: stayGuides.bookingId,
      set: { paidAt },
      setWhere: isNull(stayGuides.paidAt),
    })
}

export async function everPaidInFull(context: Context, ids: number[]): Promise<ReadonlySet<number>> {
  const { bookingId, paidAt } = stayGuides
  const noted = await context.db
    .select({ bookingId })
    .from(stayGuides)
    .where(and(inArray(bookingId, ids), isNotNull(paidAt)))
  return new Set(noted.map((stay) => stay.bookingId))
}

/** The price or the payment that made it paid in full was a mistake. */
export async function withdrawPaidInFull(context: Context, bookingId: number, since?: string): Promise<void> {
  const isMistaken = since === undefined ? undefined : gte(stayGuides.paidAt, since)
  await context.db
    .update(stayGuides)
    .set({ paidAt: null })
    .where(and(eq(stayGuides.bookingId, bookingId), isMistaken))
}
