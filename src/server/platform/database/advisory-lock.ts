import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** All instances share the lock; it ends with the transaction. */
export async function withAdvisoryLock(context: Context, work: string): Promise<void> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`crypto-lodge:${work}`}))`)
}
