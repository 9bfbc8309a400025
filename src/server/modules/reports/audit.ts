import { and, desc, gte, ilike, or } from 'drizzle-orm'
import type { Page } from '#contract/platform/paging.ts'
import type { AuditEntry, AuditFilter } from '#contract/reports/overview.ts'
import type { Context } from '#server/platform/context.ts'
import { containing } from '#server/platform/database/containing.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

const { id, adminName, action, subject, before, after, at } = auditTrail

function matching({ search, from }: AuditFilter) {
  const like = search ? containing(search) : undefined
  return and(
    from ? gte(at, `${from}T00:00:00Z`) : undefined,
    like ? or(...[adminName, action, subject].map((column) => ilike(column, like))) : undefined,
  )
}

export async function listAudit(
  context: Context,
  { limit, offset, ...filter }: Page & AuditFilter,
): Promise<AuditEntry[]> {
  requireAdmin(context)
  return context.db
    .select({ id, adminName, action, subject, before, after, at })
    .from(auditTrail)
    .where(matching(filter))
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset(offset)
}

export async function countAudit(context: Context, filter: AuditFilter): Promise<{ total: number }> {
  requireAdmin(context)
  return { total: await context.db.$count(auditTrail, matching(filter)) }
}
