import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { auditTrail } from '../database/tables/admins.ts'
import { requireAdmin } from './sessions.ts'

/** Writes down who changed what, in the transaction of the change. */
export async function recordChange(
  context: Context,
  change: { action: string; subject: string; before?: unknown; after?: unknown },
): Promise<void> {
  const admin = requireAdmin(context)
  await context.db
    .insert(auditTrail)
    .values({ ...change, adminId: admin.id, adminName: admin.name, at: isoNow(context.clock) })
}
