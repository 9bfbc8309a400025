import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'
import { failure } from '../failure.ts'

const LONGEST_KEY = 255

/** Turns the header's value into a usable key, null when there is none; refuses what is too long. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header[0] : header
  if (!key) return null
  if (key.length > LONGEST_KEY)
    throw failure('invalid', `An Idempotency-Key has at most ${LONGEST_KEY} characters`)
  return key
}

/**
 * Runs `work` in a transaction that also remembers its reply under `key`: the same key and body answer the first
 * reply again, another body is refused (422). A failure is not remembered, so it can be tried again.
 */
export async function idempotently<Reply>(
  context: Context,
  call: { scope: string; key: string | null; body: unknown },
  work: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  const { scope, key } = call
  if (key === null) return inTransaction(context, work)
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url')
  return inTransaction(context, async (inner) => {
    // A second call with the same key waits here until the first has committed or rolled back.
    const claimed = await inner.db
      .insert(idempotencyKeys)
      .values({ scope, key, bodyHash, createdAt: isoNow(inner.clock) })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed.length === 0) return firstReply<Reply>(inner, scope, key, bodyHash)
    const reply = await work(inner)
    await inner.db
      .update(idempotencyKeys)
      .set({ reply })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    return reply
  })
}

async function firstReply<Reply>(
  context: Context,
  scope: string,
  key: string,
  bodyHash: string,
): Promise<Reply> {
  const [first] = await context.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  if (first?.bodyHash !== bodyHash)
    throw failure('key_reused', 'This Idempotency-Key was used with another request')
  return first.reply as Reply
}
