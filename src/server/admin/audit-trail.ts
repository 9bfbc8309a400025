import { desc } from 'drizzle-orm'
import type { AuditEntry } from '#contract/admin.ts'
import type { Page } from '#contract/paging.ts'
import { requireAdmin } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { auditTrail } from '../database/tables/admins.ts'

/** The changes, newest first. */
export async function listAudit(context: Context, { limit, offset }: Page): Promise<AuditEntry[]> {
  requireAdmin(context)
  return context.db
    .select({
      id: auditTrail.id,
      adminName: auditTrail.adminName,
      action: auditTrail.action,
      subject: auditTrail.subject,
      before: auditTrail.before,
      after: auditTrail.after,
      at: auditTrail.at,
    })
    .from(auditTrail)
    .orderBy(desc(auditTrail.at), desc(auditTrail.id))
    .limit(limit)
    .offset(offset)
}
