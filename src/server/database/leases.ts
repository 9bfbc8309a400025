import { lt, sql } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { leases } from './tables/platform.ts'

/** Whether this instance alone may do the named work for the next `ms` milliseconds. */
export async function acquireLease(context: Context, name: string, ms: number): Promise<boolean> {
  const until = new Date(context.clock.now() + ms).toISOString()
  const taken = await context.db
    .insert(leases)
    .values({ name, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { until: sql`excluded.until` },
      setWhere: lt(leases.until, isoNow(context.clock)),
    })
    .returning({ name: leases.name })
  return taken.length > 0
}
