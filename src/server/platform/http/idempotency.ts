import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { requestIdentity } from '#contract/platform/request-identity.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'
import { failure } from '../failure.ts'
import { type Outcome, valueOrThrow } from '../outcome.ts'

export const LONGEST_KEY = 255
/** How long a key repeats its first reply. */
const KEPT_MS = 24 * 3_600_000

/** The key of a request; null without one. Fails when it is too long. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers['idempotency-key']
  const key = Array.isArray(header) ? header[0] : header
  if (!key) return null
  if (key.length > LONGEST_KEY)
    throw failure('invalid', `An Idempotency-Key has at most ${LONGEST_KEY} characters`)
  return key
}

/** A call with its body and its Idempotency-Key, if any. */
export type Call<Body> = { context: Context; key: string | null; body: Body }

/**
 * Runs `work` in a transaction that stores its reply under `key`. The same key repeats the first reply for the same request,
 * whatever total it expects; another body is refused (422). A failure is not stored and may be tried again.
 */
export async function idempotently<Reply>(
  context: Context,
  { scope, ...call }: { scope: string; key: string | null; body: unknown },
  work: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  const [outcome] = await idempotentlyTogether(scope, [{ ...call, context }], async (inner) => [
    { value: await work(inner) },
  ])
  if (!outcome) throw new Error('the call has no outcome')
  return valueOrThrow(outcome)
}

/**
 * The same for a batch of calls, in the first one's context: `work` gets the new calls and returns an outcome for each.
 * All keys differ; there is at least one call.
 */
export async function idempotentlyTogether<Body, Reply>(
  scope: string,
  calls: readonly Call<Body>[],
  work: (context: Context, calls: Call<Body>[]) => Promise<Outcome<Reply>[]>,
): Promise<Outcome<Reply>[]> {
  const [first] = calls
  if (!first) return []
  return inTransaction(first.context, async (inner) => {
    const known = await claim<Reply>(inner, scope, calls)
    const fresh = calls.filter(({ key }) => key === null || !known.has(key))
    const outcomes = fresh.length > 0 ? await work(inner, fresh) : []
    await remember(inner, scope, fresh, outcomes)
    const answers = new Map(fresh.map((call, place) => [call, outcomes[place]]))
    return calls.map((call) => {
      const answer = answers.get(call) ?? known.get(call.key ?? '')
      if (!answer) throw new Error('a call was decided without an outcome')
      return answer
    })
  })
}

/** Claims the new keys, waiting for transactions that hold one, and returns the stored replies of the others. */
async function claim<Reply>(
  context: Context,
  scope: string,
  calls: readonly Call<unknown>[],
): Promise<Map<string, Outcome<Reply>>> {
  // One order of locking, so that two transactions never deadlock.
  const hashes = new Map(
    calls.flatMap(({ key, body }) => (key === null ? [] : [[key, hashOf(body)] as const])).sort(),
  )
  if (hashes.size === 0) return new Map()
  const createdAt = isoNow(context.clock)
  const claimed = await context.db
    .insert(idempotencyKeys)
    .values([...hashes].map(([key, bodyHash]) => ({ scope, key, bodyHash, createdAt })))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  for (const { key } of claimed) hashes.delete(key)
  if (hashes.size === 0) return new Map()
  const used = await context.db
    .select()
    .from(idempotencyKeys)
    .where(keysOf(scope, [...hashes.keys()]))
  return new Map(
    used.map(({ key, bodyHash, reply }) => [
      key,
      hashes.get(key) === bodyHash ? { value: reply as Reply } : { failure: keyReused() },
    ]),
  )
}

/** Stores each reply with its key; frees the keys of failures. */
async function remember(
  context: Context,
  scope: string,
  calls: readonly Call<unknown>[],
  outcomes: readonly Outcome<unknown>[],
): Promise<void> {
  const keyed = calls.flatMap(({ key }, place) => {
    const outcome = outcomes[place]
    return key === null || !outcome ? [] : [{ key, outcome }]
  })
  const replies = keyed.flatMap(({ key, outcome }) =>
    'value' in outcome ? [{ key, reply: outcome.value }] : [],
  )
  const failed = keyed.filter(({ outcome }) => 'failure' in outcome).map(({ key }) => key)
  if (replies.length > 0)
    await context.db.execute(sql`
      update ${idempotencyKeys} kept set reply = answered.reply
      from json_to_recordset(${JSON.stringify(replies)}::text::json) answered(key text, reply jsonb)
      where kept.scope = ${scope} and kept.key = answered.key`)
  if (failed.length > 0) await context.db.delete(idempotencyKeys).where(keysOf(scope, failed))
}

/** Deletes keys, and their replies with guests' data, after 24 hours. */
export async function purgeIdempotencyKeys({ db, clock }: Context): Promise<void> {
  const oldest = new Date(clock.now() - KEPT_MS).toISOString()
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}

const keysOf = (scope: string, keys: string[]) =>
  and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, keys))

const keyReused = () => failure('key_reused', 'This Idempotency-Key was used with another request')

const hashOf = (body: unknown): string =>
  createHash('sha256').update(requestIdentity(body)).digest('base64url')
