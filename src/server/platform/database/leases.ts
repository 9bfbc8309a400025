import { eq, gt, lt, or, sql } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { leases } from './tables/platform.ts'

/**
 * True when this instance alone may do the work for `ms` milliseconds. A lease that ends after more than
 * twice `longestMs`, the longest hold of that name, comes from a clock that ran ahead and is ignored.
 */
export async function acquireLease(
  context: Context,
  name: string,
  ms: number,
  longestMs = ms,
): Promise<boolean> {
  const until = inMs(context, ms)
  const taken = await context.db
    .insert(leases)
    .values({ name, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { until: sql`excluded.until` },
      setWhere: or(lt(leases.until, isoNow(context.clock)), gt(leases.until, inMs(context, 2 * longestMs))),
    })
    .returning({ name: leases.name })
  return taken.length > 0
}

/** The holder replaces the end of its lease: `ms` milliseconds from now. */
export async function holdLease(context: Context, name: string, ms: number): Promise<void> {
  await context.db
    .update(leases)
    .set({ until: inMs(context, ms) })
    .where(eq(leases.name, name))
}

const inMs = ({ clock }: Context, ms: number): string => new Date(clock.now() + ms).toISOString()
