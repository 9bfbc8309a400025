import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { type ApiKey, KEY_START, type NewApiKey } from '#contract/api-keys/api-keys.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { apiKeys } from '#server/platform/database/tables/api-keys.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import type { KeyHolder } from '#server/platform/http/key-holders.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

const KEY_BYTES = 32
const PREFIX_LENGTH = 8
/** Limits the writes: the time of a key's last call is stored at most this often. */
const USED_EVERY_MS = 60_000

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  createdBy: adminUsers.name,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
}

export function listApiKeys(context: Context): Promise<ApiKey[]> {
  requireAdmin(context)
  return context.db
    .select(columns)
    .from(apiKeys)
    .innerJoin(adminUsers, eq(adminUsers.id, apiKeys.createdBy))
    .orderBy(desc(apiKeys.id))
}

/** Stores only the key's hash. Fails with `invalid` for an end in the past. */
export function createApiKey(
  context: Context,
  { name, scopes, expiresAt }: NewApiKey,
): Promise<ApiKey & { key: string }> {
  const admin = requireAdmin(context)
  const end = expiresAt ? new Date(expiresAt).toISOString() : null
  if (end !== null && end <= isoNow(context.clock)) throw endIsPast()
  const key = KEY_START + randomBytes(KEY_BYTES).toString('base64url')
  const prefix = key.slice(0, PREFIX_LENGTH)
  const createdAt = isoNow(context.clock)
  return inTransaction(context, async (inner) => {
    const made = { name, prefix, scopes, createdAt, expiresAt: end }
    const [row] = await inner.db
      .insert(apiKeys)
      .values({ ...made, keyHash: hash(key), createdBy: admin.id })
      .returning({ id: apiKeys.id })
    if (!row) throw new Error('an API key was not stored')
    const after = { scopes, expiresAt: end }
    await recordChange(inner, { action: 'create', subject: `API key ${name}`, after })
    return { id: row.id, ...made, createdBy: admin.name, lastUsedAt: null, key }
  })
}

function endIsPast(): Failure {
  const message = 'Please choose a time that is still to come'
  return new Failure('invalid', message, {}, [{ path: 'expiresAt', message }])
}

/** Fails with `not_found`. */
export function deleteApiKey(context: Context, id: number): Promise<void> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [before] = await inner.db
      .delete(apiKeys)
      .where(eq(apiKeys.id, id))
      .returning({ name: apiKeys.name, scopes: apiKeys.scopes })
    if (!before) throw failure('not_found', 'This API key does not exist')
    const { name, scopes } = before
    await recordChange(inner, { action: 'delete', subject: `API key ${name}`, before: { scopes } })
  })
}

/**
 * Reads the database for each call, so that a revoked key ends at once on every instance. Null when the key
 * is unknown or expired.
 */
export async function findKeyHolder(context: Context, key: string): Promise<KeyHolder | null> {
  const now = isoNow(context.clock)
  const { id, name, scopes, createdBy, expiresAt, lastUsedAt } = apiKeys
  const [found] = await context.db
    .select({ id, name, scopes, adminId: createdBy, lastUsedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hash(key)), or(isNull(expiresAt), gt(expiresAt, now))))
  if (!found) return null
  const isStale =
    found.lastUsedAt === null || context.clock.now() - Date.parse(found.lastUsedAt) >= USED_EVERY_MS
  if (isStale) await context.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(id, found.id))
  return found
}
