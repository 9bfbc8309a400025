import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Waits for the named lock, shared by all instances and held until the transaction ends. */
export async function withAdvisoryLock(context: Context, work: string): Promise<void> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`crypto-lodge:${work}`}))`)
}
