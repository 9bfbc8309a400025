import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Waits until no other transaction, on any instance, is at the named work; held until this transaction ends. */
export async function withAdvisoryLock(context: Context, work: string): Promise<void> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`crypto-lodge:${work}`}))`)
}
