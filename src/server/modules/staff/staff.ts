import { asc, eq } from 'drizzle-orm'
import type { StaffChange, StaffMember } from '#contract/staff/staff.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers, passkeys } from '#server/platform/database/tables/admins.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { createResetLink, noReset } from '../auth/password-reset.ts'
import { closeSessions } from '../auth/sessions.ts'
import { dropSecretEmails } from '../mail/invitations.ts'

type StaffRow = typeof adminUsers.$inferSelect

export async function listStaff(context: Context): Promise<StaffMember[]> {
  requireAdmin(context)
  const rows = await context.db.select().from(adminUsers).orderBy(asc(adminUsers.name), asc(adminUsers.id))
  return rows.map(toStaffMember)
}

export function toStaffMember(row: StaffRow): StaffMember {
  const { id, name, email, role, isActive, lastLogin, createdAt, inviteExpiresAt } = row
  const hasPassword = row.passwordHash !== null
  const isInvited = !hasPassword && row.inviteHash !== null
  const state = isInvited ? 'invited' : isActive ? 'active' : 'inactive'
  return { id, name, email, role, isActive, state, hasPassword, lastLogin, createdAt, inviteExpiresAt }
}

/**
 * Ends the member's sessions; deactivating also removes the passkeys. Fails with `not_found`, with `conflict`
 * for the last active admin, and with `rule` for one's own account or an account without a password.
 */
export function changeStaff(context: Context, id: number, change: StaffChange): Promise<StaffMember> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    // All rows are locked in one order, so that two admins cannot deactivate each other at once.
    const staff = await inner.db.select().from(adminUsers).orderBy(adminUsers.id).for('update')
    const before = staff.find((member) => member.id === id)
    if (!before) throw failure('not_found', 'There is no such member of staff')
    const after = {
      ...before,
      role: change.role ?? before.role,
      isActive: change.isActive ?? before.isActive,
    }
    refuseChange(staff, before, after, admin.id)
    const isCancelled = change.isActive === false && before.inviteHash !== null
    if (after.role === before.role && after.isActive === before.isActive && !isCancelled)
      return toStaffMember(before)
    const [stored] = await inner.db
      .update(adminUsers)
      .set({
        role: after.role,
        isActive: after.isActive,
        ...(isCancelled && { inviteHash: null, inviteExpiresAt: null }),
        ...(!after.isActive && noReset),
      })
      .where(eq(adminUsers.id, id))
      .returning()
    if (!stored) throw new Error('a member of staff was not stored')
    if (isCancelled) await dropSecretEmails(inner, before.email)
    await closeSessions(inner, id)
    if (!after.isActive) await inner.db.delete(passkeys).where(eq(passkeys.adminId, id))
    await recordChange(inner, {
      action: isCancelled ? 'cancel the invitation of' : 'change',
      subject: `staff ${before.email}`,
      before: toValues(before),
      after: toValues(stored),
    })
    return toStaffMember(stored)
  })
}

/**
 * Only this reply has the link. Fails with `not_found`, and with `rule` for one's own account, whose password
 * changes with the present one.
 */
export function createPasswordLink(context: Context, id: number): Promise<{ resetLink: string }> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [member] = await inner.db.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update')
    if (!member?.isActive || member.passwordHash === null)
      throw failure('not_found', 'There is no such active member of staff')
    if (id === admin.id) throw brokenRule('id', 'Please change your own password in My account')
    const { resetLink } = await createResetLink(inner, member)
    await recordChange(inner, { action: 'make a password link for', subject: `staff ${member.email}` })
    return { resetLink }
  })
}

const toValues = ({ role, isActive }: StaffRow) => ({ role, isActive })

const isActiveAdmin = ({ role, isActive }: StaffRow): boolean => isActive && role === 'admin'

function refuseChange(staff: readonly StaffRow[], before: StaffRow, after: StaffRow, ownId: number): void {
  const isLast = isActiveAdmin(before) && staff.filter(isActiveAdmin).length === 1
  if (isLast && !isActiveAdmin(after))
    throw failure('conflict', 'This is the last active admin. Please make somebody else an admin first')
  if (before.id === ownId && !after.isActive)
    throw brokenRule('isActive', 'You cannot deactivate your own account')
  if (after.isActive && after.passwordHash === null)
    throw brokenRule('isActive', 'This account has no password yet. Please invite them again')
}
