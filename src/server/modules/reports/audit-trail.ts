import { desc } from 'drizzle-orm'
import type { Page } from '#contract/platform/paging.ts'
import type { AuditEntry } from '#contract/reports/overview.ts'
import type { Context } from '#server/platform/context.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

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
