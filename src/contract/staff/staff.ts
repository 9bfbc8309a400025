import * as z from 'zod'
import { NewPassword } from '../auth/account.ts'
import { Admin } from '../auth/login.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Id, Instant, requiredLine } from '../platform/fields.ts'
import { Role } from '../platform/roles.ts'

export const INVITE_DAYS = 7

/** `invited` has no password yet; `inactive` cannot sign in. */
export const StaffState = z.enum(['invited', 'active', 'inactive'])

export const StaffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  isActive: z.boolean(),
  state: StaffState,
  /** Without a password the account is invited again instead of activated. */
  hasPassword: z.boolean(),
  lastLogin: Instant.nullable(),
  createdAt: Instant,
  inviteExpiresAt: Instant.nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const Invitation = z.object({
  name: requiredLine('Please enter a name', 100),
  email: Email,
  role: Role,
})
export type Invitation = z.infer<typeof Invitation>

export const StaffChange = z.object({ role: Role.optional(), isActive: z.boolean().optional() })
export type StaffChange = z.infer<typeof StaffChange>

export const InviteAcceptance = z.object({
  token: z.string().min(1).max(200),
  password: NewPassword,
})
export type InviteAcceptance = z.infer<typeof InviteAcceptance>

const ById = z.object({ id: Id })

export const staffEndpoints = endpoints({
  listStaff: {
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Everyone with an account of the admin area, by name',
    access: 'admin',
    reply: z.array(StaffMember),
    errors: [],
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Invite somebody; only this reply has the link. Again before it was accepted: a new link',
    access: 'admin',
    body: Invitation,
    reply: StaffMember.extend({ inviteLink: z.string() }),
    status: 201,
    errors: ['invalid', 'conflict'],
  },
  changeStaff: {
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary: "Change a role, deactivate or activate; ends the member's sessions",
    access: 'admin',
    params: ById,
    body: StaffChange,
    reply: StaffMember,
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
  createPasswordLink: {
    method: 'POST',
    path: '/api/admin/staff/{id}/password-link',
    summary: 'A link with which an active member sets a new password; only this reply has it',
    access: 'admin',
    params: ById,
    reply: z.object({ resetLink: z.string() }),
    status: 201,
    errors: ['not_found', 'rule'],
  },
  acceptInvite: {
    method: 'POST',
    path: '/api/admin/accept-invite',
    summary: 'Set the first password with the token of an invitation, and sign in',
    access: 'public',
    body: InviteAcceptance,
    reply: z.object({ token: z.string(), admin: Admin }),
    errors: ['invalid', 'not_found', 'rule', 'too_many'],
  },
})
