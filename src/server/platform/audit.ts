import { isoNow } from './clock.ts'
import type { Context } from './context.ts'
import { auditTrail } from './database/tables/admins.ts'
import { requireAdmin } from './require-admin.ts'

type Change = { action: string; subject: string; before?: unknown; after?: unknown }

/** Records a change by the signed-in admin, in the change's transaction. */
export async function recordChange(context: Context, change: Change): Promise<void> {
  await recordChangeBy(context, requireAdmin(context), change)
}

/** Records an action without a session: a sign-in or a command. */
export async function recordChangeBy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: { id: number | null; name: string },
  change: Change,
): Promise<void> {
  await db.insert(auditTrail).values({ ...change, adminId: by.id, adminName: by.name, at: isoNow(clock) })
}

/** Records that the signed-in admin takes many people's data away as a file; `which` names no person, so that it may outlive them. */
export const recordExport = (context: Context, subject: string, which: object = {}): Promise<void> =>
  recordChange(context, { action: 'export', subject, after: which })
