import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { auditTrail } from '../database/tables/admins.ts'
import { requireAdmin } from './sessions.ts'

type Change = { action: string; subject: string; before?: unknown; after?: unknown }

/** Writes down who changed what, in the transaction of the change. */
export async function recordChange(context: Context, change: Change): Promise<void> {
  await recordChangeBy(context, requireAdmin(context), change)
}

/** Writes down what was done without a session: a sign-in, or a command typed at the server. */
export async function recordChangeBy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: { id: number | null; name: string },
  change: Change,
): Promise<void> {
  await db.insert(auditTrail).values({ ...change, adminId: by.id, adminName: by.name, at: isoNow(clock) })
}
