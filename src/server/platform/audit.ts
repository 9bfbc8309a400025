import { isoNow } from './clock.ts'
import type { Context } from './context.ts'
import { auditTrail } from './database/tables/admins.ts'
import { requireAdmin } from './require-admin.ts'

type Change = { action: string; subject: string; before?: unknown; after?: unknown }

export async function recordChange(context: Context, change: Change): Promise<void> {
  await recordChangeBy(context, requireAdmin(context), change)
}

export async function recordChangeBy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: { id: number | null; name: string },
  change: Change,
): Promise<void> {
  await db.insert(auditTrail).values({ ...change, adminId: by.id, adminName: by.name, at: isoNow(clock) })
}

/** `which` names no person, so that the entry may outlive them. */
export const recordExport = (context: Context, subject: string, which: object = {}): Promise<void> =>
  recordChange(context, { action: 'export', subject, after: which })
