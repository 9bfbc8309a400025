import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Email } from '../platform/fields.ts'
import { Role } from '../platform/roles.ts'
import { OneTimeCode } from './second-factor.ts'

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(1000),
  /** An account with a second factor needs it; without it the login fails with `code_needed`. */
  code: OneTimeCode.optional(),
})
export type Credentials = z.infer<typeof Credentials>

export const Admin = z.object({ id: z.int(), name: z.string(), role: Role, email: z.string() })
export type Admin = z.infer<typeof Admin>

export const adminEndpoints = endpoints({
  login: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Sign in; the token is a bearer token for twelve hours',
    access: 'public',
    body: Credentials,
    reply: z.object({ token: z.string(), admin: Admin }),
    errors: ['invalid', 'unauthorized', 'code_needed', 'too_many'],
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'Revoke the sent token',
    access: 'housekeeper',
    reply: z.null(),
    status: 204,
    errors: [],
  },
})
