import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { pluralize } from '#contract/platform/pluralize.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminNetworks, adminUsers, loginAttempts } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { clientNetwork, clientNetworks } from '#server/platform/limits/client-network.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import {
  type AttemptCounts,
  counted,
  FORGET_FAILURES_MS,
  type Key,
  secondsToWait,
  withoutAttempt,
} from './login-wait.ts'

/** A network stays known for this time after a sign-in from it. */
const KNOWN_NETWORK_MS = 90 * 24 * 3_600_000
const NEVER = new Date(0).toISOString()

const hashText = (context: Context, text: string): string => keyedHash(context.secret, 'login', text)

const hashNetwork = (context: Context): string =>
  hashText(context, `network:${clientNetwork(context.visitor.address)}`)

/** An IPv4 address is in no wider network. */
type Keys = Partial<Record<Key, string>> & { network: string }

function listKeys(context: Context, email: string): Keys {
  const network = hashNetwork(context)
  const [, ...wider] = clientNetworks(context.visitor.address)
  const ofWider = wider.map(({ name, share }) => [`network${share}`, hashText(context, `network:${name}`)])
  return {
    ...Object.fromEntries(ofWider),
    network,
    pair: hashText(context, `pair:${email}:${network}`),
    account: hashText(context, `account:${email}`),
    strangers: hashText(context, `strangers:${email}`),
  }
}

/** An attempt counts as failed until `succeeded` or `withdrawn`. */
export type Attempt = {
  succeeded: () => Promise<void>
  /** The attempt proved nothing, so it does not count. */
  withdrawn: () => Promise<void>
}

/**
 * Counts the attempt before its proof is checked, so that parallel attempts cannot avoid the limit. All
 * instances share the counts. Fails with `too_many` while the caller must wait (see `secondsToWait`).
 */
export async function beginAttempt(context: Context, email: string): Promise<Attempt> {
  const keys = listKeys(context, email)
  const now = context.clock.now()
  const isKnown = await isKnownNetwork(context, email, keys.network)
  const requireNoWait = (counts: AttemptCounts) => {
    const wait = secondsToWait(counts, { now, isKnown })
    if (wait > 0) throw tooManyAttempts(wait)
  }
  // Refuses most attempts of a flood without the cost of a transaction.
  requireNoWait(countsIn(await context.db.select().from(loginAttempts).where(hasKey(keys)), keys))
  const before = await changeCounts(context, keys, (counts) => {
    requireNoWait(counts)
    return counted(counts, { now, isKnown })
  })
  const undo = async (isRight: boolean) => {
    await changeCounts(context, keys, (counts) => withoutAttempt(counts, before, { now, isRight, isKnown }))
  }
  return { succeeded: () => undo(true), withdrawn: () => undo(false) }
}

function tooManyAttempts(wait: number) {
  const time = pluralize(wait, 'second')
  const message = `Too many attempts. Please try again in ${time}.`
  return failure('too_many', message, { retryAfterSeconds: wait })
}

async function isKnownNetwork(context: Context, email: string, networkHash: string): Promise<boolean> {
  const since = new Date(context.clock.now() - KNOWN_NETWORK_MS).toISOString()
  const found = await context.db
    .select({ id: adminUsers.id })
    .from(adminNetworks)
    .innerJoin(adminUsers, eq(adminUsers.id, adminNetworks.adminId))
    .where(
      and(
        eq(adminUsers.email, email),
        eq(adminNetworks.networkHash, networkHash),
        gt(adminNetworks.lastSeen, since),
      ),
    )
  return found.length > 0
}

/** Floods from elsewhere do not limit a known network. */
export async function rememberNetwork(context: Context, adminId: number): Promise<void> {
  const lastSeen = new Date(context.clock.now()).toISOString()
  await context.db
    .insert(adminNetworks)
    .values({ adminId, networkHash: hashNetwork(context), lastSeen })
    .onConflictDoUpdate({
      target: [adminNetworks.adminId, adminNetworks.networkHash],
      set: { lastSeen: sql`excluded.last_seen` },
    })
}

export async function purgeLoginAttempts({ db, clock }: Context): Promise<void> {
  const before = (ms: number) => new Date(clock.now() - ms).toISOString()
  await db.delete(loginAttempts).where(lt(loginAttempts.at, before(FORGET_FAILURES_MS)))
  await db.delete(adminNetworks).where(lt(adminNetworks.lastSeen, before(KNOWN_NETWORK_MS)))
}

const names: Key[] = ['network', 'network2', 'network4', 'pair', 'account', 'strangers']

const hasKey = (keys: Keys) => inArray(loginAttempts.key, Object.values(keys))

function countsIn(rows: (typeof loginAttempts.$inferSelect)[], keys: Keys): AttemptCounts {
  const readCount = (name: Key) => {
    const row = rows.find(({ key }) => key === keys[name])
    return { count: row?.count ?? 0, at: Date.parse(row?.at ?? NEVER) }
  }
  return Object.fromEntries(names.map((name) => [name, readCount(name)])) as AttemptCounts
}

/** Row locks are taken in one order. Returns the counts before the change. */
function changeCounts(
  context: Context,
  keys: Keys,
  change: (counts: AttemptCounts) => AttemptCounts,
): Promise<AttemptCounts> {
  const named = Object.entries(keys) as [Key, string][]
  named.sort(([, a], [, b]) => (a < b ? -1 : 1))
  return inTransaction(context, async (inner) => {
    await inner.db
      .insert(loginAttempts)
      .values(named.map(([, key]) => ({ key, count: 0, at: NEVER })))
      .onConflictDoNothing()
    const rows = await inner.db
      .select()
      .from(loginAttempts)
      .where(hasKey(keys))
      .orderBy(loginAttempts.key)
      .for('update')
    const before = countsIn(rows, keys)
    const after = change(before)
    await inner.db
      .insert(loginAttempts)
      .values(
        named.map(([name, key]) => ({
          key,
          count: after[name].count,
          at: new Date(after[name].at).toISOString(),
        })),
      )
      .onConflictDoUpdate({
        target: loginAttempts.key,
        set: { count: sql`excluded.count`, at: sql`excluded.at` },
      })
    return before
  })
}
