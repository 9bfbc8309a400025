import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { requestIdentity } from '#contract/platform/request-identity.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'
import { failure } from '../failure.ts'

export const LONGEST_KEY = 255
const KEPT_MS = 24 * 3_600_000

export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers['idempotency-key']
  const key = Array.isArray(header) ? header[0] : header
  if (!key) return null
  if (key.length > LONGEST_KEY)
    throw failure('invalid', `An Idempotency-Key has at most ${LONGEST_KEY} characters`)
  return key
}

type Call = { scope: string; key: string | null; body: unknown }

/**
 * The same key repeats the first reply for the same request, whatever total it expects, and fails with
 * `key_reused` for another one. A failure is not stored and may be tried again.
 */
export function idempotently<Reply>(
  context: Context,
  { scope, key, body }: Call,
  work: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  return inTransaction(context, async (inner) => {
    if (key === null) return work(inner)
    const stored = await claim<Reply>(inner, { scope, key, body })
    if (stored) return stored.reply
    const reply = await work(inner)
    await inner.db.update(idempotencyKeys).set({ reply }).where(isKey(scope, key))
    return reply
  })
}

/** Waits for a transaction that holds the key. Returns the stored reply of a used key. */
async function claim<Reply>(
  { db, clock }: Context,
  { scope, key, body }: Call & { key: string },
): Promise<{ reply: Reply } | null> {
  const bodyHash = hashBody(body)
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, bodyHash, createdAt: isoNow(clock) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return null
  const [used] = await db.select().from(idempotencyKeys).where(isKey(scope, key))
  if (used?.bodyHash !== bodyHash)
    throw failure('key_reused', 'This Idempotency-Key was used with another request')
  return { reply: used.reply as Reply }
}

export async function purgeIdempotencyKeys({ db, clock }: Context): Promise<void> {
  const oldest = new Date(clock.now() - KEPT_MS).toISOString()
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}

const isKey = (scope: string, key: string) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

const hashBody = (body: unknown): string =>
  createHash('sha256').update(requestIdentity(body)).digest('base64url')
