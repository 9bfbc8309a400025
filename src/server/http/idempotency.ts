import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'
import { type Failure, failure } from '../failure.ts'

const LONGEST_KEY = 255
/** How long the same key answers the first reply again. */
const KEPT_MS = 24 * 3_600_000

/** Turns the header's value into a usable key, null when there is none; refuses what is too long. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header[0] : header
  if (!key) return null
  if (key.length > LONGEST_KEY)
    throw failure('invalid', `An Idempotency-Key has at most ${LONGEST_KEY} characters`)
  return key
}

/** What became of one of several calls that were decided together. */
export type Outcome<Reply> = { reply: Reply } | { failure: Failure }

/** A call with what it was sent with: its body, and the Idempotency-Key if there is one. */
export type Call<Body> = { context: Context; key: string | null; body: Body }

/**
 * Runs `work` in a transaction that also remembers its reply under `key`: the same key and body answer the first
 * reply again, another body is refused (422). A failure is not remembered, so it can be tried again.
 */
export async function idempotently<Reply>(
  context: Context,
  { scope, ...call }: { scope: string; key: string | null; body: unknown },
  work: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  const [outcome] = await idempotentlyTogether(scope, [{ ...call, context }], async (inner) => [
    { reply: await work(inner) },
  ])
  if (outcome && 'reply' in outcome) return outcome.reply
  throw outcome?.failure
}

/**
 * The same for calls that are decided together, in the first one's context: `work` gets the calls that are new and answers
 * an outcome for each. No two of the calls have the same key; there is at least one.
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

/** Claims the keys that are new, waiting for whoever is at one of them, and answers what the others were answered. */
async function claim<Reply>(
  context: Context,
  scope: string,
  calls: readonly Call<unknown>[],
): Promise<Map<string, Outcome<Reply>>> {
  // In one order, so that two transactions never wait for each other.
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
      hashes.get(key) === bodyHash ? { reply: reply as Reply } : { failure: keyReused() },
    ]),
  )
}

/** Writes each reply beside its key; the key of a failure is free again. */
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
    'reply' in outcome ? [{ key, reply: outcome.reply }] : [],
  )
  const failed = keyed.filter(({ outcome }) => 'failure' in outcome).map(({ key }) => key)
  if (replies.length > 0)
    await context.db.execute(sql`
      update ${idempotencyKeys} kept set reply = answered.reply
      from json_to_recordset(${JSON.stringify(replies)}::text::json) answered(key text, reply jsonb)
      where kept.scope = ${scope} and kept.key = answered.key`)
  if (failed.length > 0) await context.db.delete(idempotencyKeys).where(keysOf(scope, failed))
}

/** Deletes the keys, and the replies with a guest's data in them, that are older than 24 hours. */
export async function purgeIdempotencyKeys({ db, clock }: Context): Promise<void> {
  const oldest = new Date(clock.now() - KEPT_MS).toISOString()
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}

const keysOf = (scope: string, keys: string[]) =>
  and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, keys))

const keyReused = () => failure('key_reused', 'This Idempotency-Key was used with another request')

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')
