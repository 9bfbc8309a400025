import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant, requiredLine } from '../platform/fields.ts'
import { Scope } from '../platform/scopes.ts'

export const KEY_START = 'clk_'
/** Per key. */
export const CALLS_A_MINUTE = 600

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The first eight characters of the key. */
  prefix: z.string(),
  scopes: z.array(Scope),
  createdAt: Instant,
  createdBy: z.string(),
  expiresAt: Instant.nullable(),
  /** At most a minute old. */
  lastUsedAt: Instant.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.object({
  name: requiredLine('Please enter a name', 100),
  scopes: z
    .array(Scope)
    .min(1, 'Please choose at least one scope')
    .transform((scopes) => Scope.options.filter((scope) => scopes.includes(scope))),
  expiresAt: z.iso.datetime({ offset: true, error: 'Please enter a date and time' }).nullish(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const apiKeyEndpoints = endpoints({
  listApiKeys: {
    method: 'GET',
    path: '/api/admin/api-keys',
    summary: 'The API keys, newest first, without their secret part',
    access: 'admin',
    reply: z.array(ApiKey),
    errors: [],
  },
  createApiKey: {
    method: 'POST',
    path: '/api/admin/api-keys',
    summary: 'Make an API key; only this reply has the key itself',
    access: 'admin',
    body: NewApiKey,
    reply: ApiKey.extend({ key: z.string() }),
    status: 201,
    errors: ['invalid'],
  },
  deleteApiKey: {
    method: 'DELETE',
    path: '/api/admin/api-keys/{id}',
    summary: 'Revoke an API key, at once',
    access: 'admin',
    params: z.object({ id: Id }),
    reply: z.void(),
    status: 204,
    errors: ['not_found'],
  },
})
