import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { Email } from './fields.ts'

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(1000),
})
export type Credentials = z.infer<typeof Credentials>

export const Admin = z.object({ id: z.int(), name: z.string(), role: z.string(), email: z.string() })
export type Admin = z.infer<typeof Admin>

export const adminEndpoints = endpoints({
  login: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Sign in; the token is a bearer token for twelve hours',
    access: 'public',
    body: Credentials,
    reply: z.object({ token: z.string(), admin: Admin }),
    errors: ['invalid', 'unauthorized', 'too_many'],
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'Revoke the token that is sent',
    access: 'admin',
    reply: z.null(),
    status: 204,
    errors: [],
  },
})
