import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email } from '../platform/fields.ts'
import { NewPassword } from './account.ts'

/** The link works this long. */
export const RESET_MINUTES = 60
/** An account gets at most one link in this time. */
export const RESET_EVERY_MINUTES = 5

export const ResetRequest = z.object({ email: Email })
export type ResetRequest = z.infer<typeof ResetRequest>

export const PasswordReset = z.object({ token: z.string().min(1).max(200), password: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const passwordResetEndpoints = endpoints({
  readPasswordReset: {
    method: 'GET',
    path: '/api/admin/password-reset',
    summary: 'Whether this site can email a link to a new password',
    access: 'public',
    reply: z.object({ sends: z.boolean() }),
    errors: [],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/admin/password-reset',
    summary: 'Email a link to a new password to an account. The reply is the same for every address',
    access: 'public',
    body: ResetRequest,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'too_many'],
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/admin/password-reset',
    summary: "Set a new password with a link's token; ends all sessions of the account",
    access: 'public',
    body: PasswordReset,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'not_found', 'rule', 'too_many'],
  },
})
