import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant } from '../platform/fields.ts'

export const MIN_PASSWORD_CHARACTERS = 8

export const SESSION_HOURS = 12
/** An unused session ends earlier. */
export const IDLE_HOURS = 2

/** All keyboards give this form (NIST SP 800-63B, 3.1.1.2; RFC 8265, 4.2). */
export const normalPassword = (typed: string): string => typed.normalize('NFKC')

/** The server also refuses the most common passwords. */
export const NewPassword = z
  .string()
  .overwrite(normalPassword)
  .min(MIN_PASSWORD_CHARACTERS, `Please use at least ${MIN_PASSWORD_CHARACTERS} characters`)
  .max(1000, 'Please use at most 1000 characters')

export const PasswordChange = z.object({
  current: z.string().min(1, 'Please enter your current password').max(1000),
  next: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const Session = z.object({
  id: z.int(),
  createdAt: Instant,
  /** At most a minute old. */
  lastSeenAt: Instant,
  /** Browser and system, such as 'Firefox on Windows'. */
  device: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const accountEndpoints = endpoints({
  changePassword: {
    method: 'PUT',
    path: '/api/admin/password',
    summary: 'Change the own password; ends all other own sessions',
    access: 'housekeeper',
    body: PasswordChange,
    reply: z.null(),
    status: 204,
    errors: ['invalid', 'rule', 'conflict', 'too_many'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/admin/sessions',
    summary: 'The own signed-in browsers, the last used first',
    access: 'housekeeper',
    reply: z.array(Session),
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/admin/sessions/{id}',
    summary: 'End one of the own sessions',
    access: 'housekeeper',
    params: z.object({ id: Id }),
    reply: z.null(),
    status: 204,
    errors: ['not_found'],
  },
})
