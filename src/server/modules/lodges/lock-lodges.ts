import { inArray } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'

/** Uses the lock of a booking, so that prices and bookings change in turn. Fails with `not_found`. */
export async function lockLodges(context: Context, slugs: readonly string[]): Promise<void> {
  const requested = [...new Set(slugs)]
  // Locks in one order, so that no two transactions deadlock.
  const locked = await context.db
    .select({ id: lodges.id })
    .from(lodges)
    .where(inArray(lodges.slug, requested))
    .orderBy(lodges.id)
    .for('no key update')
  if (locked.length < requested.length) throw failure('not_found', 'Lodge Not Found')
}
